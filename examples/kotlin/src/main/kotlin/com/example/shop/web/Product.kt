package com.example.shop.web

import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalTime
import java.util.UUID

/** A product of the catalogue; a field that the API leaves out is null. */
data class Product(
    val sku: String? = null,
    val name: String? = null,
    val description: String? = null,
    val barcode: String? = null,
    val price: BigDecimal? = null,
    val weight: Int? = null,
    val rating: Double? = null,
    val inStock: Boolean? = null,
    val discontinuedOn: LocalDate? = null,
    val batch: UUID? = null,
    val addedOn: LocalDate? = null,
    val dispatchedBy: LocalTime? = null,
    val updatedAt: Instant? = null,
    val maker: Maker? = null,
    val colours: List<String>? = null,
    val photos: List<String>? = null,
    val offers: List<Offer>? = null,
    val variants: List<Variant>? = null,
    val translations: Map<String, String>? = null,
)

data class Maker(val name: String, val country: String)

data class Offer(val currency: String, val price: BigDecimal)

data class Variant(val kind: String, val grams: Int? = null, val size: String? = null)
