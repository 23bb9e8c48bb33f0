package provider

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// #region helper-deliveries uses write-json
type deliveries map[string]map[string]any

func (d deliveries) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	writeJSON(w, http.StatusOK, d[r.URL.Path])
}

// #endregion helper-deliveries

// #region optional-field-states uses deliveries
func (d deliveries) states() models.StateHandlers {
	return models.StateHandlers{
		"a delivery has a note":              d.deliver(map[string]any{"note": "Second floor"}),
		"a delivery has no note":             d.deliver(map[string]any{}),
		"the note of a delivery was deleted": d.deliver(map[string]any{"note": nil}),
	}
}

func (d deliveries) deliver(delivery map[string]any) models.StateHandler {
	return func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
		if setup {
			params, _ := state.Parameters["params"].(map[string]any) // nested by the verifier
			delivery["id"] = params["id"]
			d[fmt.Sprintf("/deliveries/%v", params["id"])] = delivery
		}
		return nil, nil
	}
}

// #endregion optional-field-states

func TestDeliveryAPIHonoursThePactOfTheLabels(t *testing.T) {
	api := deliveries{}
	server := httptest.NewServer(api)
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "DeliveryApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{pactFile(t, "OrderWeb-DeliveryApi.json")},
		StateHandlers:   api.states(),
	})
	require.NoError(t, err)
}
