package consumer

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region consumer-test uses client
func TestOrderClientFetchesAnOrder(t *testing.T) {
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb", Provider: "OrderApi", PactDir: "../pacts",
	})
	require.NoError(t, err)

	const timestamp = "yyyy-MM-dd'T'HH:mm:ssX"
	err = pact.AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "an order exists", Parameters: map[string]any{"id": 42},
		}).
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42", func(req *consumer.V4RequestBuilder) {
			req.Header("Accept", matchers.String("application/json"))
		}).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"id":       matchers.Integer(42),
				"status":   matchers.Regex("PAID", "^(PENDING|PAID|SHIPPED)$"),
				"total":    matchers.Decimal(31.5),
				"placedAt": matchers.DateTimeGenerated("2026-03-14T09:26:53Z", timestamp),
				"items": matchers.EachLike(matchers.Map{
					"sku": matchers.Like("TEA-01"), "quantity": matchers.Integer(2),
				}, 1),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			client := OrderClient{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
			order, err := client.Order(t.Context(), 42)
			if err != nil {
				return err
			}
			assert.Equal(t, "PAID", order.Status)
			assert.Equal(t, []Item{{SKU: "TEA-01", Quantity: 2}}, order.Items)
			return nil
		})
	require.NoError(t, err)
}

// #endregion consumer-test

func TestOrderClientReportsAnUnknownOrder(t *testing.T) {
	err := orderPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "no order exists", Parameters: map[string]any{"id": 404},
		}).
		UponReceiving("a request for an order that does not exist").
		WithRequest(http.MethodGet, "/orders/404", acceptJSON).
		WillRespondWith(http.StatusNotFound).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			_, err := orderClient(mock).Order(t.Context(), 404)
			assert.ErrorIs(t, err, ErrOrderNotFound)
			return nil
		})
	require.NoError(t, err)
}

func TestOrderClientPlacesAnOrder(t *testing.T) {
	err := orderPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "a product is in stock", Parameters: map[string]any{"sku": "TEA-01"},
		}).
		UponReceiving("a request to place an order").
		WithRequest(http.MethodPost, "/orders", func(req *consumer.V4RequestBuilder) {
			req.JSONBody(map[string]any{
				"items": []Item{{SKU: "TEA-01", Quantity: 2}},
			})
		}).
		WillRespondWith(http.StatusCreated, func(res *consumer.V4ResponseBuilder) {
			res.Header("Location", matchers.Regex("/orders/43", `/orders/\d+$`)).
				JSONBody(matchers.Map{
					"id":     matchers.Integer(43),
					"status": matchers.Regex("PENDING", "^(PENDING|PAID|SHIPPED)$"),
				})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			items := []Item{{SKU: "TEA-01", Quantity: 2}}
			order, location, err := orderClient(mock).PlaceOrder(t.Context(), items)
			if err != nil {
				return err
			}
			assert.Equal(t, 43, order.ID)
			assert.Equal(t, "PENDING", order.Status)
			assert.Equal(t, "/orders/43", location)
			return nil
		})
	require.NoError(t, err)
}

// #region provider-state-value uses order-pact order-client
func TestOrderClientFetchesTheNewestOrder(t *testing.T) {
	path := matchers.FromProviderState("/orders/${id}", "/orders/42")

	err := orderPact(t).AddInteraction().
		Given("an order was placed").
		UponReceiving("a request for the newest order").
		WithRequestPathMatcher(http.MethodGet, path, func(req *consumer.V4RequestBuilder) {
			req.Header("Accept", matchers.String("application/json"))
		}).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"id":     matchers.Integer(42),
				"status": matchers.Regex("PENDING", "^(PENDING|PAID|SHIPPED)$"),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			order, err := orderClient(mock).Order(t.Context(), 42)
			if err != nil {
				return err
			}
			assert.Equal(t, "PENDING", order.Status)
			return nil
		})
	require.NoError(t, err)
}

// #endregion provider-state-value

// #region consumer-auth uses order-pact order-client
func TestOrderClientFetchesMyOrders(t *testing.T) {
	err := orderPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name:       "a customer with orders is signed in",
			Parameters: map[string]any{"customer": "ada"},
		}).
		UponReceiving("a request for my orders").
		WithRequest(http.MethodGet, "/orders", func(req *consumer.V4RequestBuilder) {
			req.Header("Accept", matchers.String("application/json")).
				Header("Authorization", matchers.Regex("Bearer example-token", "^Bearer .+$")).
				Query("status", matchers.Regex("PAID", "^(PENDING|PAID|SHIPPED)$"))
		}).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.EachLike(matchers.Map{
				"id":    matchers.Integer(42),
				"total": matchers.Decimal(31.5),
			}, 1))
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			client := orderClient(mock)
			client.Token = "example-token"
			orders, err := client.MyOrders(t.Context(), "PAID")
			if err != nil {
				return err
			}
			assert.Equal(t, []Order{{ID: 42, Total: 31.5}}, orders)
			return nil
		})
	require.NoError(t, err)
}

// #endregion consumer-auth

// #region consumer-fails uses order-client
func TestPactRejectsARequestThatItDoesNotExpect(t *testing.T) {
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb",
		Provider: "OrderApi",
		PactDir:  t.TempDir(), // keeps this interaction out of the real pact
	})
	require.NoError(t, err)

	err = pact.AddInteraction().
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			_, err := orderClient(mock).Order(t.Context(), 43)
			assert.ErrorContains(t, err, "OrderApi answered 500")
			return nil
		})
	require.ErrorContains(t, err, "pact validation failed")
}

// #endregion consumer-fails

// #region helper-order-pact uses pact-dir
func orderPact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb", Provider: "OrderApi", PactDir: pactDir,
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-order-pact

// #region helper-order-client
func orderClient(mock consumer.MockServerConfig) OrderClient {
	return OrderClient{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
}

// #endregion helper-order-client

func acceptJSON(req *consumer.V4RequestBuilder) {
	req.Header("Accept", matchers.String("application/json"))
}
