package com.example.shop.aws;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class AwsSignerTest {
  /** The case "get-vanilla" of the test suite that AWS has published for version 4. */
  @Test
  void signsAsAwsDoes() {
    var secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
    var signer = new AwsSigner("AKIDEXAMPLE", secret, "us-east-1", "service");
    var uri = URI.create("https://example.amazonaws.com/");

    var headers = signer.sign("GET", uri, new byte[0], Instant.parse("2015-08-30T12:36:00Z"));

    var signature = "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31";
    assertTrue(headers.get("Authorization").endsWith("Signature=" + signature));
  }
}
