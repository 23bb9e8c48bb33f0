package provider

import (
	"encoding/json"
	"testing"

	"github.com/pact-foundation/pact-go/v2/message"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// #region lambda-provider uses pact-file paid-order
func TestPaymentFunctionHonoursThePactOfTheParcelFunction(t *testing.T) {
	var order Order

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:  "PaymentFunction",
		PactFiles: []string{pactFile(t, "ParcelFunction-PaymentFunction.json")},
		StateHandlers: models.StateHandlers{
			"an order was paid": func(
				bool, models.ProviderState,
			) (models.ProviderStateResponse, error) {
				order = paidOrder(42, "grace")
				return nil, nil
			},
		},
		MessageHandlers: message.Handlers{
			"order paid": func([]models.ProviderState) (message.Body, message.Metadata, error) {
				var sent Publication
				err := PaymentFunction(order, func(p Publication) error { sent = p; return nil })
				metadata := message.Metadata{"contentType": "application/json"}
				return json.RawMessage(sent.Message), metadata, err
			},
		},
	})
	require.NoError(t, err)
}

// #endregion lambda-provider
