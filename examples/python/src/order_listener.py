"""The Kafka side of OrderMailer."""

# #region kafka-adapter
import json
from collections.abc import Callable

from order_mailer import OrderPlaced

FRAME = 5  # a zero, and the four bytes of the schema's id


class OrderListener:
    """The Kafka client's loop calls this with the key and the value of each record."""

    def __init__(
        self, handle: Callable[[OrderPlaced], None], forget: Callable[[str], None]
    ) -> None:
        self._handle = handle
        self._forget = forget

    def receive(self, key: str, value: bytes | None) -> None:
        if value is None:
            self._forget(key)  # a tombstone
        elif value[:1] == b"\0":
            self._handle(json.loads(value[FRAME:]))
        else:
            raise ValueError("The value has no Schema Registry frame")


# #endregion kafka-adapter
