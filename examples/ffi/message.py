"""A consumer test of an event, as a library for another language would make it."""

# #region message
import ctypes
import json
from collections.abc import Callable


def test_order_mailer(pact_ffi: ctypes.CDLL, folder: bytes, handler: Callable[[dict], None]) -> None:
    pact = pact_ffi.pactffi_new_pact(b"OrderMailer", b"OrderPublisher")
    pact_ffi.pactffi_with_specification(pact, 5)
    message = pact_ffi.pactffi_new_message_interaction(pact, b"an order was placed")
    body = {"id": {"pact:matcher:type": "integer", "value": 42}}
    pact_ffi.pactffi_with_body(message, 0, b"application/json", json.dumps(body).encode())
    pact_ffi.pactffi_with_metadata(message, b"topic", b"orders", 0)

    messages = pact_ffi.pactffi_pact_handle_get_async_message_iter(pact)
    try:
        # The message belongs to the iterator; what is generated from it, and its string, are ours.
        example = pact_ffi.pactffi_pact_async_message_iter_next(messages)
        generated = pact_ffi.pactffi_async_message_generate_contents(example)
        contents = pact_ffi.pactffi_message_contents_get_contents_str(generated)
        handler(json.loads(ctypes.string_at(contents)))
        pact_ffi.pactffi_string_delete(contents)
        pact_ffi.pactffi_message_contents_delete(generated)
        if pact_ffi.pactffi_pact_handle_write_file(pact, folder, False) != 0:
            raise RuntimeError("the pact was not written")
    finally:
        pact_ffi.pactffi_pact_async_message_iter_delete(messages)
        pact_ffi.pactffi_free_pact_handle(pact)
        # #endregion message


def declare(pact_ffi: ctypes.CDLL) -> None:
    """Types of the functions above, which `library.py` doesn't have."""
    handle, text, pointer = ctypes.c_uint32, ctypes.c_char_p, ctypes.c_void_p
    signatures = {
        "new_message_interaction": (handle, [ctypes.c_uint16, text]),
        "with_metadata": (ctypes.c_bool, [handle, text, text, ctypes.c_int32]),
        "pact_handle_get_async_message_iter": (pointer, [ctypes.c_uint16]),
        "pact_async_message_iter_next": (pointer, [pointer]),
        "async_message_generate_contents": (pointer, [pointer]),
        "message_contents_get_contents_str": (pointer, [pointer]),
        "message_contents_delete": (None, [pointer]),
        "pact_async_message_iter_delete": (None, [pointer]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(pact_ffi, f"pactffi_{name}")
        function.restype = result
        function.argtypes = arguments
