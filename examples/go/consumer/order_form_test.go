package consumer

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region contract-too-much uses refusal-pact order-form
func TestOrderFormShowsEveryRule(t *testing.T) {
	rules := []struct {
		given string
		items []Item
		error string
	}{
		{"no items", []Item{}, "The order has no items"},
		{"a quantity of 0", []Item{{"TEA-01", 0}}, "The quantity is less than 1"},
		{"a quantity of 100", []Item{{"TEA-01", 100}}, "The quantity is more than 99"},
	}
	for _, rule := range rules {
		t.Run(rule.given, func(t *testing.T) {
			err := refusalPact(t).AddInteraction().
				UponReceiving("an order with "+rule.given).
				WithRequest(http.MethodPost, "/orders", func(req *consumer.V4RequestBuilder) {
					req.JSONBody(map[string]any{"items": rule.items})
				}).
				WillRespondWith(http.StatusBadRequest, func(res *consumer.V4ResponseBuilder) {
					res.JSONBody(map[string]any{"errors": []string{rule.error}})
				}).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error {
					errors, err := orderForm(mock).Submit(t.Context(), rule.items)
					assert.Equal(t, []string{rule.error}, errors)
					return err
				})
			require.NoError(t, err)
		})
	}
}

// #endregion contract-too-much

// #region contract-enough uses refusal-pact order-form
func TestOrderFormShowsARefusal(t *testing.T) {
	err := refusalPact(t).AddInteraction().
		UponReceiving("an order that is refused").
		WithRequest(http.MethodPost, "/orders", func(req *consumer.V4RequestBuilder) {
			req.JSONBody(map[string]any{"items": []Item{}})
		}).
		WillRespondWith(http.StatusBadRequest, func(res *consumer.V4ResponseBuilder) {
			message := matchers.Like("The order has no items")
			res.JSONBody(matchers.Map{"errors": matchers.EachLike(message, 1)})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			errors, err := orderForm(mock).Submit(t.Context(), []Item{})
			assert.Equal(t, []string{"The order has no items"}, errors)
			return err
		})
	require.NoError(t, err)
}

// #endregion contract-enough

// #region helper-refusal-pact

// refusalPact keeps these interactions out of the pact of the shop.
func refusalPact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb", Provider: "OrderApi", PactDir: t.TempDir(),
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-refusal-pact

// #region helper-order-form
func orderForm(mock consumer.MockServerConfig) OrderForm {
	return OrderForm{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
}

// #endregion helper-order-form
