package com.example.shop.aws;

import static java.nio.charset.StandardCharsets.UTF_8;

// #region sigv4-signer
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs requests with AWS Signature Version 4: host, time, path, query and body. */
public record AwsSigner(String accessKey, String secretKey, String region, String service) {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

  /** Takes a query whose names are sorted and encoded. */
  public Map<String, String> sign(String method, URI uri, byte[] body, Instant now) {
    var date = DATE.format(now);
    var scope = String.join("/", date.substring(0, 8), region, service, "aws4_request");
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    var query = Objects.requireNonNullElse(uri.getRawQuery(), "");
    var names = "host;x-amz-date";
    var headers = "host:" + uri.getAuthority() + "\nx-amz-date:" + date + "\n";
    var request = String.join("\n", method, path, query, headers, names, hash(body));
    var text = String.join("\n", "AWS4-HMAC-SHA256", date, scope, hash(request.getBytes(UTF_8)));
    var key = ("AWS4" + secretKey).getBytes(UTF_8);
    for (var part : (scope + "/").split("/")) {
      key = hmac(key, part);
    }
    var signature = HexFormat.of().formatHex(hmac(key, text));
    return Map.of(
        "X-Amz-Date",
        date,
        "Authorization",
        "AWS4-HMAC-SHA256 Credential=%s/%s, SignedHeaders=%s, Signature=%s"
            .formatted(accessKey, scope, names, signature));
  }

  private static String hash(byte[] data) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(data));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] hmac(byte[] key, String text) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(text.getBytes(UTF_8));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
// #endregion sigv4-signer
