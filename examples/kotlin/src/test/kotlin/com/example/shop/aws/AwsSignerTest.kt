package com.example.shop.aws

import java.net.URI
import java.time.Instant
import kotlin.test.assertTrue
import org.junit.jupiter.api.Test

class AwsSignerTest {
    /** The case "get-vanilla" of the test suite that AWS has published for version 4. */
    @Test
    fun `signs as AWS does`() {
        val secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
        val signer = AwsSigner("AKIDEXAMPLE", secret, "us-east-1", "service")
        val uri = URI("https://example.amazonaws.com/")

        val headers = signer.sign("GET", uri, ByteArray(0), Instant.parse("2015-08-30T12:36:00Z"))

        val signature = "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"
        assertTrue(headers.getValue("Authorization").endsWith("Signature=$signature"))
    }
}
