package provider

import (
	"testing"

	"github.com/pact-foundation/pact-go/v2/message"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// #region message-provider uses pact-file arrange paid-order
func TestOrderPublisherHonoursItsPact(t *testing.T) {
	shop := NewShop()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:  "OrderPublisher",
		PactFiles: []string{pactFile(t, "OrderMailer-OrderPublisher.json")},
		StateHandlers: models.StateHandlers{
			"an order was placed": arrange(shop, func(params map[string]any) {
				shop.Add(paidOrder(int(params["id"].(float64)), "grace"))
			}),
		},
		MessageHandlers: message.Handlers{
			"order placed": func([]models.ProviderState) (message.Body, message.Metadata, error) {
				order, _ := shop.order(42)
				metadata := message.Metadata{
					"topic":       "orders",
					"contentType": "application/json",
				}
				return NewOrderPlaced(order, "grace@example.org"), metadata, nil
			},
		},
	})
	require.NoError(t, err)
}

// #endregion message-provider
