//! Mutations that keep JSON, lines of JSON and TOML whole, so that the fuzzer gets past the parser to what is behind it.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::Value;

const NUMBERS: [i64; 12] = [0, 1, 2, 3, 4, 5, 6, 11, 45, -1, 255, 1 << 32];

/// What the bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One JSON value.
    Json,
    /// A JSON value a line.
    Lines,
    /// A TOML file.
    Toml,
}

impl Form {
    /// Changes something in the bytes and says how long the result is, or nothing if they are not of this form or the
    /// result would not fit. One time in eight it leaves the bytes to coarser mutations.
    pub fn mutate(self, data: &mut [u8], size: usize, max_size: usize, seed: u32) -> Option<usize> {
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(seed));
        if below(&mut rng, 8) == 0 {
            return None;
        }
        let text = std::str::from_utf8(&data[..size]).ok()?;
        let text = match self {
            Form::Json => mutate_json(text, &mut rng)?,
            Form::Lines => mutate_lines(text, &mut rng)?,
            Form::Toml => {
                let mut value: Value = toml::from_str(text).ok()?;
                mutate_value(&mut value, &mut rng)?;
                toml::to_string(&value).ok()?
            }
        };
        let room = data.get_mut(..text.len()).filter(|_| text.len() <= max_size)?;
        room.copy_from_slice(text.as_bytes());
        Some(text.len())
    }
}

fn mutate_json(text: &str, rng: &mut impl Rng) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    mutate_value(&mut value, rng)?;
    serde_json::to_string(&value).ok()
}

/// Changes one line, or doubles, drops or swaps lines.
fn mutate_lines(text: &str, rng: &mut impl Rng) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (one, other) = (below(rng, lines.len()), below(rng, lines.len()));
    match below(rng, 8) {
        0 => lines.insert(other, lines.get(one)?.clone()),
        1 if lines.len() > 1 => drop(lines.remove(one)),
        2 if lines.len() > 1 => lines.swap(one, other),
        _ => {
            let line = lines.get_mut(one)?;
            *line = mutate_json(line, rng)?;
        }
    }
    Some(lines.join("\n"))
}

fn mutate_value(value: &mut Value, rng: &mut impl Rng) -> Option<()> {
    let count = count(value);
    let material = nth(&mut value.clone(), &mut below(rng, count)).cloned()?;
    let place = nth(value, &mut below(rng, count))?;
    change(place, material, rng);
    Some(())
}

fn below(rng: &mut impl Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound.max(1)
}

/// How many values there are, at every depth.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(values) => values.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value with this number, counted from the outside in.
fn nth<'a>(value: &'a mut Value, number: &mut usize) -> Option<&'a mut Value> {
    if *number == 0 {
        return Some(value);
    }
    *number -= 1;
    match value {
        Value::Array(values) => values.iter_mut().find_map(|value| nth(value, number)),
        Value::Object(fields) => fields.values_mut().find_map(|value| nth(value, number)),
        _ => None,
    }
}

/// Changes a value in a way that fits it, or puts other material from the same document in its place.
fn change(place: &mut Value, material: Value, rng: &mut impl Rng) {
    match place {
        Value::Number(number) if below(rng, 4) > 0 => {
            let old = number.as_i64().unwrap_or(0);
            *place = match below(rng, 3) {
                0 => old.wrapping_add(1).into(),
                1 => old.wrapping_sub(1).into(),
                _ => NUMBERS[below(rng, NUMBERS.len())].into(),
            };
        }
        Value::Bool(yes) if below(rng, 4) > 0 => *yes = !*yes,
        Value::Array(values) if below(rng, 4) > 0 => {
            let (one, other) = (below(rng, values.len()), below(rng, values.len()));
            match below(rng, 4) {
                0 => values.push(material),
                1 if !values.is_empty() => drop(values.remove(one)),
                2 if !values.is_empty() => values.push(values[one].clone()),
                _ if !values.is_empty() => values.swap(one, other),
                _ => values.push(material),
            }
        }
        Value::Object(fields) if below(rng, 4) > 0 && !fields.is_empty() => {
            let name = fields.keys().nth(below(rng, fields.len())).cloned().unwrap_or_default();
            match below(rng, 2) {
                0 => drop(fields.remove(&name)),
                _ => drop(fields.insert(name, material)),
            }
        }
        _ => *place = material,
    }
}
