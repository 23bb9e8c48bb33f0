package com.example.shop.mailer

import groovy.json.JsonSlurper

// #region kafka-adapter
/** The Kafka client's listener calls this with the key and the value of each record. */
class OrderListener {
    private static final int FRAME = 5 // a zero, and the four bytes of the schema's id

    Closure handle
    Closure forget

    void receive(String key, byte[] value) {
        if (value == null) {
            forget(key) // a tombstone
        } else if (value.length > FRAME && value[0] == 0 as byte) {
            handle(new JsonSlurper().parse(Arrays.copyOfRange(value, FRAME, value.length)))
        } else {
            throw new IllegalArgumentException('The value has no Schema Registry frame')
        }
    }
}
// #endregion kafka-adapter
