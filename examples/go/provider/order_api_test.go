package provider

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/pact-foundation/pact-go/v2/proxy"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region provider-test uses state-handlers fresh-token pact-file
func TestOrderAPIHonoursItsPact(t *testing.T) {
	shop := NewShop()
	server := httptest.NewServer(shop.Handler())
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{pactFile(t, "OrderWeb-OrderApi.json")},
		StateHandlers:   stateHandlers(shop),
		RequestFilter:   withFreshToken(shop),
	})
	require.NoError(t, err)
}

// #endregion provider-test

// #region provider-states uses order-was-placed paid-order
// #region helper-state-handlers uses arrange order-was-placed paid-order
func stateHandlers(shop *Shop) models.StateHandlers {
	return models.StateHandlers{
		"an order exists": arrange(shop, func(params map[string]any) {
			id := params["id"].(float64) // as every JSON number
			shop.Add(paidOrder(int(id), "ada"))
		}),
		"no order exists": arrange(shop, func(map[string]any) {}),
		"a product is in stock": arrange(shop, func(params map[string]any) {
			shop.Restock(params["sku"].(string), 10)
		}),
		"a customer with orders is signed in": arrange(shop, func(params map[string]any) {
			shop.Add(paidOrder(7, params["customer"].(string)))
		}),
		"an order was placed": orderWasPlaced(shop),
	}
}

// #endregion helper-state-handlers

// #region helper-arrange

// arrange sets a state up before an interaction and clears the shop after it.
func arrange(shop *Shop, setUp func(params map[string]any)) models.StateHandler {
	return func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
		if !setup {
			shop.Clear()
			return nil, nil
		}
		params, _ := state.Parameters["params"].(map[string]any) // nested by the verifier
		setUp(params)
		return nil, nil
	}
}

// #endregion helper-arrange

// #endregion provider-states

// #region provider-state-value-handler
// #region helper-order-was-placed
func orderWasPlaced(shop *Shop) models.StateHandler {
	return func(setup bool, _ models.ProviderState) (models.ProviderStateResponse, error) {
		if !setup {
			shop.Clear()
			return nil, nil
		}
		shop.Restock("TEA-01", 1)
		order, _ := shop.Place([]Item{{SKU: "TEA-01", Quantity: 1}})
		return models.ProviderStateResponse{"id": order.ID}, nil
	}
}

// #endregion helper-order-was-placed

// #endregion provider-state-value-handler

// #region provider-auth

// #region helper-fresh-token

// withFreshToken replaces the example token of the pact, which OrderApi would refuse.
func withFreshToken(shop *Shop) proxy.Middleware {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Header.Get("Authorization") != "" {
				r.Header.Set("Authorization", "Bearer "+shop.SignIn("ada"))
			}
			next.ServeHTTP(w, r)
		})
	}
}

// #endregion helper-fresh-token

// #endregion provider-auth

// #region provider-fails uses pact-file
func TestVerificationFailsWhenTheTotalIsAString(t *testing.T) {
	wrong := func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{
			"id": 42, "status": "PAID", "total": "31.50",
			"placedAt": "2026-03-14T09:26:53Z",
			"items": [{"sku": "TEA-01", "quantity": 2}]
		}`)
	}
	server := httptest.NewServer(http.HandlerFunc(wrong))
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:          "OrderApi",
		ProviderBaseURL:   server.URL,
		PactFiles:         []string{pactFile(t, "OrderWeb-OrderApi.json")},
		FilterDescription: "^a request for an order$",
		SoftFail:          true, // the mismatch is returned, but doesn't fail this test
	})
	require.ErrorIs(t, err, provider.ErrVerificationFailed)
}

// #endregion provider-fails

func TestOrderAPIRefusesAnInvalidToken(t *testing.T) {
	request := httptest.NewRequest(http.MethodGet, "/orders?status=PAID", nil)
	request.Header.Set("Authorization", "Bearer example-token")
	response := httptest.NewRecorder()
	NewShop().Handler().ServeHTTP(response, request)
	assert.Equal(t, http.StatusUnauthorized, response.Code)
}

// #region helper-paid-order
func paidOrder(id int, customer string) Order {
	return Order{
		ID:       id,
		Status:   "PAID",
		Total:    99.95,
		PlacedAt: time.Date(2026, time.January, 31, 18, 0, 7, 0, time.UTC),
		Items:    []Item{{SKU: "COFFEE-12", Quantity: 1}, {SKU: "MUG-03", Quantity: 4}},
		Customer: customer,
	}
}

// #endregion helper-paid-order
