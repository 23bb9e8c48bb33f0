"""How the packing desk reads the labels of ParcelApi."""

from dataclasses import dataclass

import httpx


@dataclass(frozen=True)
class Label:
    to: str
    weight: int


class PackingDesk:
    def __init__(self, base_url: str) -> None:
        self._http = httpx.Client(base_url=base_url)

    def label(self, order: int) -> Label:
        """Reads the label of a parcel, lines such as "Weight: 250 g"."""
        text = self._http.get(f"/labels/{order}").raise_for_status().text
        fields = dict(line.split(": ", 1) for line in text.splitlines())
        return Label(fields["To"], int(fields["Weight"].removesuffix(" g")))
