package provider

import (
	"net/http/httptest"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

func TestOrderAPIHonoursItsPact(t *testing.T) {
	orders := Orders{}
	server := httptest.NewServer(orders)
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{"../pacts/OrderWeb-OrderApi.json"},
		StateHandlers: models.StateHandlers{
			"an order exists": func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
				params := state.Parameters["params"].(map[string]any)
				id := int(params["id"].(float64))
				if setup {
					orders[id] = Order{Status: "PAID", Total: 31.5}
				} else {
					delete(orders, id)
				}
				return nil, nil
			},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
}
