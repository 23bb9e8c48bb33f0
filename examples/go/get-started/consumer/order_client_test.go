package consumer

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/models"
)

// #region test
func TestClientFetchesAnOrder(t *testing.T) {
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb",
		Provider: "OrderApi",
		PactDir:  "../pacts",
	})
	if err != nil {
		t.Fatal(err)
	}

	err = pact.AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name:       "an order exists",
			Parameters: map[string]any{"id": 42},
		}).
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"status": matchers.Regex("PAID", "^(OPEN|PAID|SHIPPED)$"),
				"total":  matchers.Like(31.5),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			client := Client{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}

			order, err := client.Order(t.Context(), 42)
			if order != (Order{Status: "PAID", Total: 31.5}) {
				t.Errorf("the order is %+v", order)
			}
			return err
		})
	if err != nil {
		t.Fatal(err)
	}
}
// #endregion test
