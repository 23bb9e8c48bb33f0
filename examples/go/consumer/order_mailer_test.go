package consumer

import (
	"testing"

	"github.com/pact-foundation/pact-go/v2/matchers"
	message "github.com/pact-foundation/pact-go/v2/message/v4"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region message-consumer
func TestConfirmationIsWrittenForAPlacedOrder(t *testing.T) {
	pact, err := message.NewAsynchronousPact(message.Config{
		Consumer: "OrderMailer", Provider: "OrderPublisher", PactDir: "../pacts",
	})
	require.NoError(t, err)

	const timestamp = "yyyy-MM-dd'T'HH:mm:ssX"
	err = pact.AddAsynchronousMessage().
		GivenWithParameter(models.ProviderState{
			Name: "an order was placed", Parameters: map[string]any{"id": 42},
		}).
		ExpectsToReceive("order placed").
		WithMetadata(map[string]string{"topic": "orders"}).
		WithJSONContent(matchers.Map{
			"orderId":  matchers.Integer(42),
			"email":    matchers.Regex("ada@example.org", "^[^@ ]+@[^@ ]+$"),
			"total":    matchers.Decimal(31.5),
			"placedAt": matchers.DateTimeGenerated("2026-03-14T09:26:53Z", timestamp),
		}).
		AsType(&OrderPlaced{}).
		ConsumedBy(func(m message.AsynchronousMessage) error {
			mail, err := Confirmation(*m.Body.(*OrderPlaced))
			if err != nil {
				return err
			}
			assert.Contains(t, mail, "To: ada@example.org")
			assert.Contains(t, mail, "your order 42 of 14 March 2026. Total: €31.50.")
			return nil
		}).
		Verify(t)
	require.NoError(t, err)
}

// #endregion message-consumer
