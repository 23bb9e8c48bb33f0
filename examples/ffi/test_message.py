"""Runs the event that the page about messages of pact_ffi shows."""

import json
import os
import pathlib
import tempfile
import unittest

from library import load
from message import declare, test_order_mailer

pact_ffi = load(os.environ["LIBRARY_PATH"].split(os.pathsep)[0])
declare(pact_ffi)


class Event(unittest.TestCase):
    def test_gives_the_example_to_the_handler_and_writes_the_pact(self) -> None:
        received: list[dict] = []
        with tempfile.TemporaryDirectory() as folder:
            test_order_mailer(pact_ffi, folder.encode(), received.append)
            [file] = pathlib.Path(folder).iterdir()
            [interaction] = json.loads(file.read_text())["interactions"]
        self.assertEqual(received, [{"id": 42}])
        self.assertEqual(interaction["type"], "Asynchronous/Messages")
        self.assertEqual(interaction["metadata"]["topic"], "orders")


if __name__ == "__main__":
    unittest.main()
