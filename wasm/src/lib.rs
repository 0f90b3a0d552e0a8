//! The engine as a WebAssembly module without imports: UTF-8 JSON in, UTF-8 JSON out. A feature selects which: play.rs or
//! insight.rs.
//!
//! The caller reserves memory with `alloc`, writes a request there and passes it to `handle`, which takes that memory back.
//! The response is the caller's, to be given back with `free`. A panic ends the module; `panic_message` then says why, and
//! the caller begins with a new instance.

#[cfg(feature = "insight")]
mod insight;
#[cfg(not(feature = "insight"))]
mod play;

#[cfg(feature = "insight")]
use insight::Engine;
#[cfg(not(feature = "insight"))]
use play::Engine;
use std::cell::RefCell;
use std::panic;

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Memory for so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    give(vec![0; length].into()).0
}

/// Takes back what `alloc` or `handle` gave.
///
/// # Safety
/// The pointer and the length are of one such piece of memory, which is given back once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(pointer: *mut u8, length: usize) {
    // SAFETY: the caller's promise.
    drop(unsafe { take(pointer, length) });
}

/// Answers a request at the time `now_ms`, in milliseconds since 1970. The pointer to the response is in the high 32 bits,
/// its length in the low ones.
///
/// # Safety
/// The pointer and the length are what `alloc` gave; the memory is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn handle(now_ms: f64, pointer: *mut u8, length: usize) -> u64 {
    // SAFETY: the caller's promise.
    let request = unsafe { take(pointer, length) };
    let response = ENGINE.with_borrow_mut(|engine| {
        let engine = engine.get_or_insert_with(|| {
            panic::set_hook(Box::new(|why| PANIC.set(why.to_string())));
            Engine::new()
        });
        engine.handle_json(now_ms, &String::from_utf8_lossy(&request))
    });
    packed(response.into_bytes().into())
}

/// The message of the panic that ended the module, like a response of `handle`.
#[unsafe(no_mangle)]
pub extern "C" fn panic_message() -> u64 {
    packed(PANIC.take().into_bytes().into())
}

/// Hands memory to the caller.
fn give(bytes: Box<[u8]>) -> (*mut u8, usize) {
    let length = bytes.len();
    (Box::into_raw(bytes).cast(), length)
}

/// Takes memory from the caller.
///
/// # Safety
/// It is what `give` gave, once.
unsafe fn take(pointer: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: the caller's promise.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(pointer, length)) }
}

fn packed(bytes: Box<[u8]>) -> u64 {
    let (pointer, length) = give(bytes);
    (pointer as u64) << 32 | length as u64
}
