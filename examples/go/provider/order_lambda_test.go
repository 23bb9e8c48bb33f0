package provider

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region lambda-http-server

// eventServer calls a function as API Gateway does: a request becomes an event, a result a
// response.
func eventServer(handle func(context.Context, HTTPEvent) (HTTPResult, error)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		event := HTTPEvent{
			RawPath:        r.URL.Path,
			RawQueryString: r.URL.RawQuery,
			Headers:        map[string]string{},
			Body:           string(body),
		}
		event.RequestContext.HTTP.Method = r.Method
		for name, values := range r.Header {
			event.Headers[strings.ToLower(name)] = strings.Join(values, ",")
		}
		result, err := handle(r.Context(), event)
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		for name, value := range result.Headers {
			w.Header().Set(name, value)
		}
		w.WriteHeader(result.StatusCode)
		_, _ = io.WriteString(w, result.Body)
	})
}

// #endregion lambda-http-server

// #region lambda-http-provider uses pact-file state-handlers fresh-token
func TestTheFunctionKeepsThePactOfOrderAPI(t *testing.T) {
	shop := NewShop()
	server := httptest.NewServer(eventServer(shop.HandleEvent))
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

// #endregion lambda-http-provider

func TestAFunctionThatFailsAnswers500(t *testing.T) {
	failing := func(context.Context, HTTPEvent) (HTTPResult, error) {
		return HTTPResult{}, errors.New("no connection")
	}
	response := httptest.NewRecorder()
	eventServer(failing).ServeHTTP(response, httptest.NewRequest(http.MethodGet, "/", nil))
	assert.Equal(t, http.StatusInternalServerError, response.Code)
}
