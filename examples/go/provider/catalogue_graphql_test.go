package provider

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// #region helper-catalogue uses write-json
type catalogue struct {
	products   map[string]any
	rebuilding bool
}

// ServeHTTP stands in for a GraphQL server: it knows one query, and chooses no fields.
func (c *catalogue) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var question struct {
		Variables struct{ SKU string }
	}
	if err := json.NewDecoder(r.Body).Decode(&question); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	answer := map[string]any{"data": map[string]any{"product": nil}}
	if c.rebuilding {
		answer["errors"] = []any{map[string]any{"message": "Come back in a minute"}}
	} else {
		answer["data"] = map[string]any{"product": c.products[question.Variables.SKU]}
	}
	writeJSON(w, http.StatusOK, answer)
}

// #endregion helper-catalogue

// #region graphql-provider-test uses catalogue pact-file
func TestCatalogueHonoursThePactOfTheProductPage(t *testing.T) {
	api := &catalogue{products: map[string]any{}}
	server := httptest.NewServer(api)
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "CatalogueGraphQL",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{pactFile(t, "ProductPage-CatalogueGraphQL.json")},
		StateHandlers: models.StateHandlers{
			"a product exists": func(
				setup bool, state models.ProviderState,
			) (models.ProviderStateResponse, error) {
				params, _ := state.Parameters["params"].(map[string]any) // nested by the verifier
				sku, _ := params["sku"].(string)
				api.products[sku] = map[string]any{"name": "Jasmine tea", "price": 5.25}
				return nil, nil
			},
			"the catalogue is being rebuilt": func(
				setup bool, _ models.ProviderState,
			) (models.ProviderStateResponse, error) {
				api.rebuilding = setup
				return nil, nil
			},
		},
	})
	require.NoError(t, err)
}

// #endregion graphql-provider-test
