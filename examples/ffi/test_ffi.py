"""Runs what the pages about pact_ffi show, with the library in the folder that LIBRARY_PATH names."""

import base64
import json
import os
import pathlib
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer

from consumer import HTTP_REQUEST, HTTP_RESPONSE, SPECIFICATION_4, test_order_web
from library import load
from provider import verify_order_api

here = pathlib.Path(__file__).parent
pact_ffi = load(os.environ["LIBRARY_PATH"].split(os.pathsep)[0])


class OrderApi(BaseHTTPRequestHandler):
    """Answers with the status that was last set, and takes provider states."""

    status = "PAID"
    states: list[str] = []

    def do_GET(self) -> None:
        self.answer({"status": self.status})

    def do_POST(self) -> None:
        state = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.states.append(state["state"])
        self.answer({})

    def answer(self, body: dict) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_: object) -> None:
        pass


def written(pact: int) -> dict:
    """Writes a pact without a mock server, and gives its only interaction."""
    with tempfile.TemporaryDirectory() as folder:
        assert pact_ffi.pactffi_pact_handle_write_file(pact, folder.encode(), True) == 0
        [file] = pathlib.Path(folder).iterdir()
        [interaction] = json.loads(file.read_text())["interactions"]
    pact_ffi.pactffi_free_pact_handle(pact)
    return interaction


def new_interaction() -> tuple[int, int]:
    pact = pact_ffi.pactffi_new_pact(b"OrderWeb", b"OrderApi")
    pact_ffi.pactffi_with_specification(pact, SPECIFICATION_4)
    return pact, pact_ffi.pactffi_new_interaction(pact, b"a request")


class Consumer(unittest.TestCase):
    def test_writes_a_pact_that_the_provider_keeps_or_breaks(self) -> None:
        server = HTTPServer(("127.0.0.1", 0), OrderApi)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        states = f"http://127.0.0.1:{server.server_port}/states".encode()
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(test_order_web(pact_ffi, folder.encode()), "PAID")
            pact = f"{folder}/OrderWeb-OrderApi.json".encode()
            kept = verify_order_api(pact_ffi, pact, server.server_port, states)
            self.assertEqual((kept["code"], kept["result"]), (0, True))
            self.assertEqual(OrderApi.states, ["an order exists"])
            OrderApi.status = "LOST"
            broken = verify_order_api(pact_ffi, pact, server.server_port, states)
            self.assertEqual((broken["code"], broken["result"], len(broken["errors"])), (1, False, 1))
            server.shutdown()
            server.server_close()
            unreachable = verify_order_api(pact_ffi, pact, 1, b"")
            self.assertEqual(unreachable["code"], 1)


class IntegrationJson(unittest.TestCase):
    """Each file has what is handed over, and what it becomes in the pact."""

    def test_in_a_body(self) -> None:
        files = sorted((here / "integration").glob("body-*.json"))
        self.assertGreater(len(files), 5)
        for file in files:
            case = json.loads(file.read_text())
            with self.subTest(file.stem):
                pact, interaction = new_interaction()
                body = json.dumps(case["given"]).encode()
                pact_ffi.pactffi_with_body(interaction, HTTP_RESPONSE, b"application/json", body)
                response = written(pact)["response"]
                self.assertEqual(response["body"]["content"], case["example"])
                self.assertEqual(response.get("matchingRules", {}).get("body", {}), case["rules"])
                self.assertEqual(response.get("generators", {}).get("body", {}), case.get("generators", {}))

    def test_in_a_path(self) -> None:
        pact, interaction = new_interaction()
        path = (here / "integration" / "path.json").read_bytes()
        pact_ffi.pactffi_with_request(interaction, b"GET", path)
        request = written(pact)["request"]
        self.assertEqual(request["path"], "/orders/42")
        self.assertEqual(
            request["matchingRules"]["path"]["matchers"], [{"match": "regex", "regex": "/orders/\\d+"}]
        )

    def test_in_a_query_parameter(self) -> None:
        pact, interaction = new_interaction()
        pact_ffi.pactffi_with_request(interaction, b"GET", b"/orders")
        value = (here / "integration" / "query.json").read_bytes()
        pact_ffi.pactffi_with_query_parameter_v2(interaction, b"status", 0, value)
        request = written(pact)["request"]
        self.assertEqual(request["query"], {"status": ["OPEN", "PAID"]})
        self.assertEqual(
            request["matchingRules"]["query"]["status"]["matchers"],
            [{"match": "regex", "regex": "OPEN|PAID"}],
        )

    def test_in_a_header(self) -> None:
        pact, interaction = new_interaction()
        pact_ffi.pactffi_with_request(interaction, b"GET", b"/orders")
        value = (here / "integration" / "header.json").read_bytes()
        pact_ffi.pactffi_with_header_v2(interaction, HTTP_REQUEST, b"Authorization", 0, value)
        request = written(pact)["request"]
        self.assertEqual(request["headers"], {"Authorization": ["Bearer example-token"]})
        self.assertEqual(
            request["matchingRules"]["header"]["Authorization"]["matchers"],
            [{"match": "regex", "regex": "Bearer .+"}],
        )
        self.assertEqual(
            request["generators"]["header"],
            {"Authorization": {"type": "ProviderState", "expression": "Bearer ${token}"}},
        )


class Errors(unittest.TestCase):
    def test_a_body_that_is_no_json_is_taken_as_it_is(self) -> None:
        pact, interaction = new_interaction()
        self.assertTrue(
            pact_ffi.pactffi_with_body(interaction, HTTP_RESPONSE, b"application/json", b'{"pact:matcher')
        )
        response = written(pact)["response"]
        self.assertEqual(base64.b64decode(response["body"]["content"]), b'{"pact:matcher')
        self.assertNotIn("matchingRules", response)

    def test_an_unknown_handle_is_answered_with_false(self) -> None:
        self.assertFalse(pact_ffi.pactffi_with_request(0, b"GET", b"/orders"))

    def test_a_mock_server_answers_an_error_with_a_negative_number(self) -> None:
        self.assertEqual(pact_ffi.pactffi_create_mock_server_for_transport(999, b"127.0.0.1", 0, b"http", None), -1)
        pact, _ = new_interaction()
        self.assertEqual(
            pact_ffi.pactffi_create_mock_server_for_transport(pact, b"nowhere", 0, b"http", None), -5
        )


if __name__ == "__main__":
    unittest.main()
