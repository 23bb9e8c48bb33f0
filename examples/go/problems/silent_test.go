package problems

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	v4 "github.com/pact-foundation/pact-go/v2/message/v4"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests confirm what the page says about things that pass without a word.

// written reads a part of the pact's interactions.
func written[T any](t *testing.T, folder, name string) []T {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, name+".json"))
	require.NoError(t, err)
	var pact struct {
		Interactions []T `json:"interactions"`
	}
	require.NoError(t, json.Unmarshal(text, &pact))
	return pact.Interactions
}

type httpInteraction struct {
	Request, Response struct {
		Headers map[string][]string
		Body    struct{ Content any }
	}
}

func writeOne(t *testing.T, describe func(*consumer.V4ResponseBuilder)) httpInteraction {
	t.Helper()
	folder := t.TempDir()
	err := orderPact(t, consumer.MockHTTPProviderConfig{PactDir: folder}).AddInteraction().
		UponReceiving("a request").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK, describe).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error { return get(mock, "/orders/42") })
	require.NoError(t, err)
	return written[httpInteraction](t, folder, "OrderWeb-OrderApi")[0]
}

func TestAHeaderKeepsItsLastValueOnly(t *testing.T) {
	found := writeOne(t, func(res *consumer.V4ResponseBuilder) {
		res.Header("Vary", matchers.S("Accept"), matchers.S("Origin"))
	})
	assert.Equal(t, []string{"Origin"}, found.Response.Headers["Vary"])
}

func TestABodyThatIsNoTextIsLost(t *testing.T) {
	found := writeOne(t, func(res *consumer.V4ResponseBuilder) {
		res.Body("image/png", []byte("\x89PNG\r\n\x1a\n"))
	})
	assert.Equal(t, "", found.Response.Body.Content)
}

func TestAFileThatIsMissingLeavesTheBodyOut(t *testing.T) {
	found := writeOne(t, func(res *consumer.V4ResponseBuilder) {
		res.MultipartBody("image/png", "missing.png", "photo")
	})
	assert.Nil(t, found.Response.Body.Content)
}

func TestAPortCountsForTheFirstTestOnly(t *testing.T) {
	const port = 18391
	pact := orderPact(t, consumer.MockHTTPProviderConfig{Port: port})
	var ports []int
	for range 2 {
		require.NoError(t, anOrder(pact).ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			ports = append(ports, mock.Port)
			return get(mock, "/orders/42")
		}))
	}
	assert.Equal(t, port, ports[0])
	assert.NotEqual(t, port, ports[1])
}

func TestAnInteractionIsWrittenAlthoughItsAssertionFailed(t *testing.T) {
	folder := t.TempDir()
	failed := &testing.T{} // stands for a test whose assertion fails
	err := anOrder(orderPact(t, consumer.MockHTTPProviderConfig{PactDir: folder})).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			assert.Equal(failed, "PAID", "OPEN")
			return get(mock, "/orders/42")
		})
	require.NoError(t, err)
	assert.True(t, failed.Failed())
	assert.Len(t, written[httpInteraction](t, folder, "OrderWeb-OrderApi"), 1)
}

func TestAMessageWhoseHandlerFailedIsWrittenByTheNextTest(t *testing.T) {
	folder := t.TempDir()
	pact, err := v4.NewAsynchronousPact(v4.Config{
		Consumer: "OrderMailer", Provider: "OrderPublisher", PactDir: folder,
	})
	require.NoError(t, err)
	for _, description := range []string{"fails", "passes"} {
		_ = pact.AddAsynchronousMessage().ExpectsToReceive(description).
			WithJSONContent(map[string]any{"orderId": 42}).
			ConsumedBy(func(v4.AsynchronousMessage) error {
				if description == "fails" {
					return assert.AnError
				}
				return nil
			}).Verify(&testing.T{})
	}
	assert.Len(t, written[any](t, folder, "OrderMailer-OrderPublisher"), 2)
}

func TestTheSecondReplyOfAPactIsEmpty(t *testing.T) {
	pact, err := v4.NewSynchronousPact(v4.Config{
		Consumer: "OrderDesk", Provider: "OrderApi", PactDir: t.TempDir(),
	})
	require.NoError(t, err)
	var replies []string
	for _, description := range []string{"first", "second"} {
		require.NoError(t, pact.AddSynchronousMessage(description).
			WithRequest(func(req *v4.SynchronousMessageWithRequestBuilder) {
				req.WithJSONContent(map[string]any{"q": description})
			}).
			WithResponse(func(res *v4.SynchronousMessageWithResponseBuilder) {
				res.WithJSONContent(map[string]any{"r": description})
			}).
			ExecuteTest(t, func(m v4.SynchronousMessage) error {
				replies = append(replies, string(m.Response[len(m.Response)-1].Contents))
				return nil
			}))
	}
	assert.Equal(t, []string{`{"r":"first"}`, ""}, replies)
}

func TestVerificationsThatPass(t *testing.T) {
	t.Setenv("PACT_URL", "")
	var requests atomic.Int32
	orderAPI := answer(http.StatusOK, paidOrder)
	server := serveHandler(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests.Add(1)
		orderAPI.ServeHTTP(w, r)
	}))
	file := orderPactFile(t)
	hook := func() error { t.Error("a hook was called"); return nil }

	for name, each := range map[string]struct {
		request provider.VerifyRequest
		called  int32
	}{
		"a state without handlers":     {provider.VerifyRequest{PactFiles: []string{file}}, 1},
		"hooks without state handlers": {provider.VerifyRequest{PactFiles: []string{file}, BeforeEach: hook, AfterEach: hook}, 1},
		"another provider's name":      {provider.VerifyRequest{Provider: "OrderAPI", PactFiles: []string{file}}, 1},
		"results without a version":    {provider.VerifyRequest{PactFiles: []string{file}, PublishVerificationResults: true}, 1},
		"no state, but one is there":   {provider.VerifyRequest{PactFiles: []string{file}, FilterNoState: true}, 1},
		"an empty folder":              {provider.VerifyRequest{PactDirs: []string{t.TempDir()}, FailIfNoPactsFound: true}, 0},
		"a folder of others":           {provider.VerifyRequest{Provider: "OrderAPI", PactDirs: []string{filepath.Dir(file)}, FailIfNoPactsFound: true}, 0},
		"a filter that fits nothing":   {provider.VerifyRequest{PactFiles: []string{file}, FilterDescription: "an invoice"}, 0},
		"a consumer that is not there": {provider.VerifyRequest{PactFiles: []string{file}, FilterConsumers: []string{"OrderDesk"}}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			requests.Store(0)
			each.request.ProviderBaseURL = server
			require.NoError(t, verify(t, each.request))
			assert.Equal(t, each.called, requests.Load())
		})
	}
}

func TestFilterNoStateWorksTogetherWithItsVariable(t *testing.T) {
	t.Setenv("PACT_PROVIDER_NO_STATE", "true")
	request := provider.VerifyRequest{
		ProviderBaseURL: serve(t, http.StatusTeapot, "").URL, PactFiles: []string{orderPactFile(t)},
	}
	request.SoftFail = true
	require.ErrorIs(t, verify(t, request), provider.ErrVerificationFailed)

	request.FilterNoState = true
	require.NoError(t, verify(t, request))
}

func TestABrokersURLInTheEnvironmentIsNotUsedButWantsAVersion(t *testing.T) {
	t.Setenv("PACT_BROKER_URL", "http://127.0.0.1:1")
	request := provider.VerifyRequest{
		ProviderBaseURL: serve(t, http.StatusOK, paidOrder).URL,
		PactFiles:       []string{orderPactFile(t)},
		ProviderVersion: "7e1c2aa",
	}
	require.NoError(t, verify(t, request))
}

func TestAStateHandlerGetsItsParametersOneLevelDown(t *testing.T) {
	parameters := make(chan map[string]any, 2)
	require.NoError(t, verify(t, provider.VerifyRequest{
		ProviderBaseURL: serve(t, http.StatusOK, paidOrder).URL,
		PactFiles:       []string{orderPactFile(t)},
		StateHandlers: stateHandlers(func(_ bool, state models.ProviderState) (models.ProviderStateResponse, error) {
			parameters <- state.Parameters
			return nil, nil
		}),
	}))
	assert.Equal(t, map[string]any{"params": map[string]any{"id": 42.0}}, <-parameters)
}
