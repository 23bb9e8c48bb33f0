package consumer

import (
	"encoding/json"
	"errors"
)

// #region kafka-adapter

// OrderListener stands between the Kafka client and the handlers.
type OrderListener struct {
	Handle func(OrderPlaced) error
	Forget func(key string) error
}

// Receive takes the key and the value of a record. A tombstone has no value.
func (l OrderListener) Receive(key string, value []byte) error {
	if value == nil {
		return l.Forget(key)
	}
	const frame = 5 // a zero, and the four bytes of the schema's id
	if len(value) < frame || value[0] != 0 {
		return errors.New("the value has no Schema Registry frame")
	}
	var event OrderPlaced
	if err := json.Unmarshal(value[frame:], &event); err != nil {
		return err
	}
	return l.Handle(event)
}

// #endregion kafka-adapter
