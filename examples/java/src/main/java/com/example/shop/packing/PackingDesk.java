package com.example.shop.packing;

import static java.util.stream.Collectors.toMap;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

public final class PackingDesk {
  private final HttpClient http = HttpClient.newHttpClient();
  private final String baseUrl;

  public PackingDesk(String baseUrl) {
    this.baseUrl = baseUrl;
  }

  public Label label(long order) throws IOException, InterruptedException {
    var uri = URI.create(baseUrl + "/labels/" + order);
    var response = http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException("ParcelApi answered " + response.statusCode());
    }
    return Label.parse(response.body());
  }

  public record Label(String to, int weight) {
    /** Reads the label of a parcel, lines such as "Weight: 250 g". */
    static Label parse(String text) {
      var fields =
          text.lines()
              .map(line -> line.split(": ", 2))
              .collect(toMap(field -> field[0], field -> field[1]));
      return new Label(fields.get("To"), Integer.parseInt(fields.get("Weight").replace(" g", "")));
    }
  }
}
