package com.example.shop.mailer

import tools.jackson.module.kotlin.jacksonObjectMapper
import tools.jackson.module.kotlin.readValue

// #region kafka-adapter
/** The Kafka client's listener calls this with the key and the value of each record. */
class OrderListener(
    private val handler: (OrderPlaced) -> Unit,
    private val forget: (String) -> Unit,
) {
    private val json = jacksonObjectMapper()

    fun receive(key: String, value: ByteArray?) {
        if (value == null) {
            forget(key) // a tombstone
        } else {
            handler(json.readValue(contentOf(value)))
        }
    }

    private fun contentOf(value: ByteArray): ByteArray {
        val frame = 5 // a zero, and the four bytes of the schema's id
        require(value.size >= frame && value[0].toInt() == 0) {
            "The value has no Schema Registry frame"
        }
        return value.copyOfRange(frame, value.size)
    }
}
// #endregion kafka-adapter
