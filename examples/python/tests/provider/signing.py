# #region sigv4-signer
import hashlib
import hmac
from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import parse_qsl, quote, urlsplit


@dataclass(frozen=True)
class Signer:
    """Signs requests with AWS Signature Version 4: host, time, path, query and body."""

    access_key: str
    secret_key: str
    region: str
    service: str = "execute-api"

    def sign(self, method: str, url: str, body: bytes, now: datetime) -> dict[str, str]:
        date = now.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
        scope = f"{date[:8]}/{self.region}/{self.service}/aws4_request"
        parts = urlsplit(url)
        pairs = parse_qsl(parts.query, keep_blank_values=True)
        query = "&".join(sorted(f"{quote(k, '~')}={quote(v, '~')}" for k, v in pairs))
        headers = f"host:{parts.netloc}\nx-amz-date:{date}\n"
        names = "host;x-amz-date"
        request = (method, parts.path or "/", query, headers, names, sha256(body))
        text = ("AWS4-HMAC-SHA256", date, scope, sha256("\n".join(request).encode()))
        key = f"AWS4{self.secret_key}".encode()
        for part in (*scope.split("/"), "\n".join(text)):
            key = hmac.digest(key, part.encode(), "sha256")
        return {
            "X-Amz-Date": date,
            "Authorization": f"AWS4-HMAC-SHA256 Credential={self.access_key}/{scope}, "
            f"SignedHeaders={names}, Signature={key.hex()}",
        }


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# #endregion sigv4-signer
