package consumer

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region kafka-adapter-test
func TestOrderListener(t *testing.T) {
	event := []byte(`{"orderId": 42, "email": "ada@example.org"}`)
	var handled []OrderPlaced
	var forgotten []string
	listener := OrderListener{
		Handle: func(e OrderPlaced) error { handled = append(handled, e); return nil },
		Forget: func(key string) error { forgotten = append(forgotten, key); return nil },
	}

	// Hands on what is behind the frame.
	framed := append([]byte{0, 0, 0, 0, 7}, event...)
	require.NoError(t, listener.Receive("42", framed))
	assert.Equal(t, 42, handled[0].OrderID)

	// Forgets the order of a tombstone.
	require.NoError(t, listener.Receive("42", nil))
	assert.Equal(t, []string{"42"}, forgotten)

	// Refuses a value without the frame.
	assert.Error(t, listener.Receive("42", event))
}

// #endregion kafka-adapter-test
