"""A verification, as a library for another language would make it."""

# #region provider
import ctypes
import json


def verify_order_api(pact_ffi: ctypes.CDLL, pact: bytes, port: int, states: bytes) -> dict:
    verifier = pact_ffi.pactffi_verifier_new_for_application(b"order-shop", b"1.0.0")
    try:
        pact_ffi.pactffi_verifier_set_provider_info(
            verifier, b"OrderApi", b"http", b"127.0.0.1", port, b"/"
        )
        # No call after the interaction, and the state in the body of the request.
        pact_ffi.pactffi_verifier_set_provider_state(verifier, states, 0, 1)
        pact_ffi.pactffi_verifier_add_file_source(verifier, pact)
        code = pact_ffi.pactffi_verifier_execute(verifier)
        text = pact_ffi.pactffi_verifier_json(verifier)
        try:
            report = json.loads(ctypes.string_at(text))
        finally:
            pact_ffi.pactffi_string_delete(text)
        return {"code": code, "result": report["result"], "errors": report["errors"]}
    finally:
        pact_ffi.pactffi_verifier_shutdown(verifier)
        # #endregion provider
