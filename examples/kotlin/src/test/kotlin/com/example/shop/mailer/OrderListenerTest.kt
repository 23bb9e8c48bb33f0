package com.example.shop.mailer

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

// #region kafka-adapter-test
class OrderListenerTest {
    private val event =
        """
        {
          "orderId": 42, "email": "ada@example.org",
          "total": 31.5, "placedAt": "2026-03-14T09:26:53Z"
        }
        """
            .toByteArray()
    private val handled = mutableListOf<OrderPlaced>()
    private val forgotten = mutableListOf<String>()
    private val listener = OrderListener(handled::add, forgotten::add)

    @Test
    fun `hands on what is behind the frame`() {
        listener.receive("42", byteArrayOf(0, 0, 0, 0, 7) + event)

        assertEquals(42, handled.single().orderId)
    }

    @Test
    fun `forgets the order of a tombstone`() {
        listener.receive("42", null)

        assertEquals(listOf("42"), forgotten)
    }

    @Test
    fun `refuses a value without the frame`() {
        assertFailsWith<IllegalArgumentException> { listener.receive("42", event) }
    }
}
// #endregion kafka-adapter-test
