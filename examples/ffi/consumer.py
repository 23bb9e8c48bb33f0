"""A consumer test, as a library for another language would make it."""

# #region consumer
import ctypes
import json
import urllib.request

HTTP_REQUEST, HTTP_RESPONSE = 0, 1
SPECIFICATION_4 = 5


def test_order_web(pact_ffi: ctypes.CDLL, folder: bytes) -> str:
    pact = pact_ffi.pactffi_new_pact(b"OrderWeb", b"OrderApi")
    pact_ffi.pactffi_with_specification(pact, SPECIFICATION_4)
    interaction = pact_ffi.pactffi_new_interaction(pact, b"a request for an order")
    pact_ffi.pactffi_given_with_params(interaction, b"an order exists", b'{"id": 42}')
    pact_ffi.pactffi_with_request(interaction, b"GET", b"/orders/42")
    pact_ffi.pactffi_response_status(interaction, 200)
    body = {"status": {"pact:matcher:type": "regex", "regex": "OPEN|PAID", "value": "PAID"}}
    content = json.dumps(body).encode()
    pact_ffi.pactffi_with_body(interaction, HTTP_RESPONSE, b"application/json", content)

    # 0 asks for a free port; a negative answer is an error.
    port = pact_ffi.pactffi_create_mock_server_for_transport(pact, b"127.0.0.1", 0, b"http", None)
    if port <= 0:
        raise RuntimeError(f"the mock server did not start: {port}")
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/orders/42") as response:
            status = json.load(response)["status"]
        if not pact_ffi.pactffi_mock_server_matched(port):
            raise AssertionError(pact_ffi.pactffi_mock_server_mismatches(port).decode())
        if pact_ffi.pactffi_write_pact_file(port, folder, False) != 0:
            raise RuntimeError("the pact was not written")
        return status
    finally:
        pact_ffi.pactffi_cleanup_mock_server(port)
        pact_ffi.pactffi_free_pact_handle(pact)
        # #endregion consumer
