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

// #region optional-field uses delivery-pact delivery-client
func TestLabelOfADeliveryWithANote(t *testing.T) {
	err := deliveryPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "a delivery has a note", Parameters: map[string]any{"id": 42},
		}).
		UponReceiving("a request for a delivery with a note").
		WithRequest(http.MethodGet, "/deliveries/42").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"id":   matchers.Integer(42),
				"note": matchers.Like("Leave it with the porter"),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			label, err := deliveryClient(mock).Label(t.Context(), 42)
			assert.Equal(t, "Delivery 42: Leave it with the porter", label)
			return err
		})
	require.NoError(t, err)
}

func TestLabelOfADeliveryWithoutANote(t *testing.T) {
	err := deliveryPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "a delivery has no note", Parameters: map[string]any{"id": 43},
		}).
		UponReceiving("a request for a delivery without a note").
		WithRequest(http.MethodGet, "/deliveries/43").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{"id": matchers.Integer(43)})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			label, err := deliveryClient(mock).Label(t.Context(), 43)
			assert.Equal(t, "Delivery 43: ring the bell", label)
			return err
		})
	require.NoError(t, err)
}

// #endregion optional-field

// #region optional-null uses delivery-pact delivery-client
func TestLabelOfADeliveryWhoseNoteIsNull(t *testing.T) {
	err := deliveryPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "the note of a delivery was deleted", Parameters: map[string]any{"id": 44},
		}).
		UponReceiving("a request for a delivery whose note was deleted").
		WithRequest(http.MethodGet, "/deliveries/44").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{"id": matchers.Integer(44), "note": matchers.Null{}})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			label, err := deliveryClient(mock).Label(t.Context(), 44)
			assert.Equal(t, "Delivery 44: ring the bell", label)
			return err
		})
	require.NoError(t, err)
}

// #endregion optional-null

// #region helper-delivery-pact uses pact-dir
func deliveryPact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb", Provider: "DeliveryApi", PactDir: pactDir,
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-delivery-pact

// #region helper-delivery-client
func deliveryClient(mock consumer.MockServerConfig) DeliveryClient {
	return DeliveryClient{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
}

// #endregion helper-delivery-client
