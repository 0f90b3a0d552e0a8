//! A line from outside becomes a request: one JSON object, every field known, none given twice.

use crate::engine::PROTOCOL;
use crate::refusal::{Code, Refusal, complaint, quoted};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::error::Category;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;

/// The longest request id, in bytes as it is written.
const MAX_ID: usize = 200;

/// The fields of an object, each as the text it was written in.
pub(crate) struct Fields<'a> {
    values: BTreeMap<String, &'a RawValue>,
    repeated: Option<String>,
    asked: Vec<&'static str>,
}

/// A request whose fields are still to be read.
pub(crate) struct Request<'a> {
    pub(crate) command: String,
    pub(crate) fields: Fields<'a>,
}

/// Reads a line's object. The id comes first, because every reply repeats it, refusals too.
pub(crate) fn read(line: &[u8]) -> Result<Fields<'_>, Refusal> {
    let text = std::str::from_utf8(line).map_err(|error| {
        let byte = error.valid_up_to() + 1;
        Refusal::new(Code::NotUtf8, format!("The line is no UTF-8 text: look at byte {byte}."))
    })?;
    serde_json::from_str(text).map_err(|error| match error.classify() {
        Category::Data => {
            Refusal::new(Code::NotAnObject, "A request is a JSON object, such as {\"cmd\":\"hello\"}.")
        }
        Category::Io | Category::Syntax | Category::Eof => {
            let (complaint, column) = (complaint(&error), error.column());
            Refusal::new(Code::NotJson, format!("The line is no JSON: {complaint} (column {column})."))
        }
    })
}

impl<'a> Fields<'a> {
    /// The request's id as it was written, to be repeated in the reply.
    pub(crate) fn id(&mut self) -> Result<Option<&'a str>, Refusal> {
        self.asked.push("id");
        match self.values.remove("id").map(RawValue::get) {
            None | Some("null") => Ok(None),
            Some(id) if id.len() <= MAX_ID && !id.starts_with(['{', '[', 't', 'f']) => Ok(Some(id)),
            Some(_) => Err(Refusal::new(
                Code::BadField,
                format!("The field \"id\" must be a number or a string of at most {MAX_ID} bytes."),
            )),
        }
    }

    /// Checks the protocol's version and takes the command's name.
    pub(crate) fn request(mut self) -> Result<Request<'a>, Refusal> {
        if let Some(name) = &self.repeated {
            return Err(Refusal::new(
                Code::RepeatedField,
                format!("The field {} is given twice.", quoted(name)),
            ));
        }
        let protocol: Option<&RawValue> = self.optional("protocol")?;
        if let Some(wanted) = protocol.filter(|wanted| wanted.get() != PROTOCOL.to_string()) {
            return Err(Refusal::new(
                Code::UnknownProtocol,
                format!(
                    "This engine speaks version {PROTOCOL} of the protocol, not {}.",
                    quoted(wanted.get())
                ),
            ));
        }
        let command = self.required("cmd")?;
        Ok(Request { command, fields: self })
    }

    /// Takes a field; null is the same as leaving it out.
    pub(crate) fn optional<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<Option<T>, Refusal> {
        self.asked.push(name);
        let Some(value) = self.values.remove(name) else { return Ok(None) };
        parse(name, value)
    }

    /// Takes a field that must be there.
    pub(crate) fn required<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<T, Refusal> {
        self.optional(name)?
            .ok_or_else(|| Refusal::new(Code::MissingField, format!("The field \"{name}\" is missing.")))
    }

    /// Takes a field that must be there and be an object. (Serde would also take a list of the values.)
    pub(crate) fn object(&mut self, name: &'static str) -> Result<&'a RawValue, Refusal> {
        let value: &RawValue = self.required(name)?;
        if value.get().starts_with('{') {
            return Ok(value);
        }
        Err(Refusal::new(Code::BadField, format!("The field \"{name}\" must be a JSON object.")))
    }

    /// Refuses what is left over.
    pub(crate) fn finish(self) -> Result<(), Refusal> {
        match self.values.keys().next() {
            None => Ok(()),
            Some(name) => Err(Refusal::new(
                Code::UnknownField,
                format!("There is no field {} here, only {}.", quoted(name), self.asked.join(", ")),
            )),
        }
    }
}

/// Reads a field's value.
pub(crate) fn parse<'a, T: Deserialize<'a>>(name: &str, value: &'a RawValue) -> Result<T, Refusal> {
    serde_json::from_str(value.get()).map_err(|error| {
        let complaint = complaint(&error);
        Refusal::new(Code::BadField, format!("The field \"{name}\" is wrong: {complaint}."))
    })
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields<'de>, M::Error> {
                let mut fields = Fields { values: BTreeMap::new(), repeated: None, asked: Vec::new() };
                while let Some((name, value)) = map.next_entry::<String, &RawValue>()? {
                    if fields.values.insert(name.clone(), value).is_some() {
                        fields.repeated = Some(name);
                    }
                }
                Ok(fields)
            }
        }
        deserializer.deserialize_map(Object)
    }
}
