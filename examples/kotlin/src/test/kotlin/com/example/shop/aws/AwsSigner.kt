package com.example.shop.aws

// #region sigv4-signer
import java.net.URI
import java.security.MessageDigest
import java.time.Instant
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.HexFormat
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

private val DATE = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC)

/** Signs requests with AWS Signature Version 4: host, time, path, query and body. */
class AwsSigner(
    private val accessKey: String,
    private val secretKey: String,
    private val region: String,
    private val service: String = "execute-api",
) {
    /** Takes a query whose names are sorted and encoded. */
    fun sign(method: String, uri: URI, body: ByteArray, now: Instant): Map<String, String> {
        val date = DATE.format(now)
        val parts = listOf(date.take(8), region, service, "aws4_request")
        val scope = parts.joinToString("/")
        val names = "host;x-amz-date"
        val headers = "host:${uri.authority}\nx-amz-date:$date\n"
        val request =
            listOf(method, uri.rawPath.ifEmpty { "/" }, uri.rawQuery.orEmpty(), headers, names)
                .plus(hash(body))
                .joinToString("\n")
        val text =
            listOf("AWS4-HMAC-SHA256", date, scope, hash(request.toByteArray())).joinToString("\n")
        val key = parts.fold("AWS4$secretKey".toByteArray(), ::hmac)
        val signature = HexFormat.of().formatHex(hmac(key, text))
        return mapOf(
            "X-Amz-Date" to date,
            "Authorization" to
                "AWS4-HMAC-SHA256 Credential=$accessKey/$scope, " +
                    "SignedHeaders=$names, Signature=$signature",
        )
    }

    private fun hash(data: ByteArray) =
        HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(data))

    private fun hmac(key: ByteArray, text: String): ByteArray =
        Mac.getInstance("HmacSHA256").run {
            init(SecretKeySpec(key, algorithm))
            doFinal(text.toByteArray())
        }
}
// #endregion sigv4-signer
