package com.example.shop.mailer

import spock.lang.Specification

// #region kafka-adapter-test
class OrderListenerSpec extends Specification {
    static final byte[] EVENT = '''
        {
          "orderId": 42, "email": "ada@example.org",
          "total": 31.5, "placedAt": "2026-03-14T09:26:53Z"
        }
    '''.getBytes('UTF-8')

    def handled = []
    def forgotten = []
    def listener = new OrderListener(handle: { handled << it }, forget: { forgotten << it })

    def 'hands on what is behind the frame'() {
        when:
        listener.receive('42', [0, 0, 0, 0, 7, *EVENT] as byte[])

        then:
        handled*.orderId == [42]
    }

    def 'forgets the order of a tombstone'() {
        when:
        listener.receive('42', null)

        then:
        forgotten == ['42']
    }

    def 'refuses a value without the frame'() {
        when:
        listener.receive('42', EVENT)

        then:
        thrown(IllegalArgumentException)
    }
}
// #endregion kafka-adapter-test
