package com.example.shop.web;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A product of the catalogue; a field that the API leaves out is null. */
public record Product(
    String sku,
    String name,
    String description,
    String barcode,
    BigDecimal price,
    Integer weight,
    Double rating,
    Boolean inStock,
    String discontinuedOn,
    UUID batch,
    LocalDate addedOn,
    LocalTime dispatchedBy,
    Instant updatedAt,
    Maker maker,
    List<String> colours,
    List<String> photos,
    List<Offer> offers,
    List<Variant> variants,
    Map<String, String> translations) {

  public record Maker(String name, String country) {}

  public record Offer(String currency, BigDecimal price) {}

  public record Variant(String kind, Integer grams, String size) {}
}
