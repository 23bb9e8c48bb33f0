package consumer

import (
	"testing"

	"github.com/pact-foundation/pact-go/v2/matchers"
	message "github.com/pact-foundation/pact-go/v2/message/v4"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region lambda-consumer uses pact-dir
func TestParcelFunctionPrintsALabel(t *testing.T) {
	pact, err := message.NewAsynchronousPact(message.Config{
		Consumer: "ParcelFunction", Provider: "PaymentFunction", PactDir: pactDir,
	})
	require.NoError(t, err)

	err = pact.AddAsynchronousMessage().
		GivenWithParameter(models.ProviderState{
			Name: "an order was paid", Parameters: map[string]any{"id": 42},
		}).
		ExpectsToReceive("order paid").
		WithJSONContent(matchers.Map{
			"orderId": matchers.Integer(42),
			"skus":    matchers.EachLike("TEA-01", 1),
		}).
		ConsumedBy(func(m message.AsynchronousMessage) error {
			body := string(m.Contents)
			event := SQSEvent{Records: []SQSMessage{{MessageID: "m-1", Body: body}}}
			var labels []string
			response := ParcelFunction(event, func(label string) { labels = append(labels, label) })

			assert.Empty(t, response.BatchItemFailures)
			assert.Equal(t, []string{"Order 42: TEA-01"}, labels)
			return nil
		}).
		Verify(t)
	require.NoError(t, err)
}

// #endregion lambda-consumer

func TestParcelFunctionReportsWhatItCannotRead(t *testing.T) {
	event := SQSEvent{Records: []SQSMessage{{MessageID: "m-2", Body: "paid!"}}}
	response := ParcelFunction(event, func(string) { t.Error("there is nothing to print") })
	assert.Equal(t, []BatchItemFailure{{ItemIdentifier: "m-2"}}, response.BatchItemFailures)
}
