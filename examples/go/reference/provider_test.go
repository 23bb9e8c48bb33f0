package reference

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region helper-a-pact uses address

// aPact writes a pact with one interaction, which has these states.
func aPact(t *testing.T, states ...string) (file string) {
	t.Helper()
	folder := t.TempDir()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderDesk", Provider: "OrderApi", PactDir: folder,
	})
	require.NoError(t, err)
	interaction := pact.AddInteraction()
	for _, state := range states {
		interaction.Given(state)
	}
	err = interaction.UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42", func(req *consumer.V4RequestBuilder) {
			req.Header("Authorization", matchers.Like("Bearer example"))
		}).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{"id": matchers.Integer(42)})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			request, err := http.NewRequest(http.MethodGet, address(mock)+"/orders/42", nil)
			if err != nil {
				return err
			}
			request.Header.Set("Authorization", "Bearer x")
			response, err := http.DefaultClient.Do(request)
			if err != nil {
				return err
			}
			return response.Body.Close()
		})
	require.NoError(t, err)
	return filepath.Join(folder, "OrderDesk-OrderApi.json")
}

// #endregion helper-a-pact

// #region helper-order-api
func orderAPI(note func(string)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		note("provider: " + r.Method + " " + r.URL.Path)
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"id": 42}`)
	})
}

// #endregion helper-order-api

// #region go-lifecycle uses a-pact order-api
func TestOrderOfWhatHappens(t *testing.T) {
	events := make(chan string, 20) // handlers run in goroutines of their own
	note := func(event string) { events <- event }
	hook := func(name string) provider.Hook {
		return func() error { note(name); return nil }
	}
	state := func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
		note(fmt.Sprintf("state: %s, setup %t", state.Name, setup))
		return nil, nil
	}
	server := httptest.NewServer(orderAPI(note))
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{aPact(t, "order 42 exists", "the shop is open")},
		BeforeEach:      hook("before"),
		AfterEach:       hook("after"),
		StateHandlers:   models.StateHandlers{"order 42 exists": state, "the shop is open": state},
		RequestFilter: func(next http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				note("filter, before")
				next.ServeHTTP(w, r)
				note("filter, after")
			})
		},
	})
	require.NoError(t, err)
	var order []string
	for len(events) > 0 {
		order = append(order, <-events)
	}
	assert.Equal(t, []string{
		"before", "state: order 42 exists, setup true",
		"before", "state: the shop is open, setup true",
		"filter, before", "provider: GET /orders/42", "filter, after",
		"state: order 42 exists, setup false", "after",
		"state: the shop is open, setup false", "after",
	}, order)
}

// #endregion go-lifecycle

func TestProviderWithACertificateOfItsOwn(t *testing.T) {
	server := httptest.NewTLSServer(orderAPI(func(string) {}))
	defer server.Close()
	authority := x509.NewCertPool()
	authority.AddCert(server.Certificate())

	// #region go-provider-tls uses a-pact
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{aPact(t)},
		CustomTLSConfig: &tls.Config{RootCAs: authority},
	})
	// #endregion go-provider-tls
	require.NoError(t, err)
}

func TestHeaderForAllRequests(t *testing.T) {
	authorization := make(chan string, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		authorization <- r.Header.Get("Authorization")
		orderAPI(func(string) {}).ServeHTTP(w, r)
	}))
	defer server.Close()
	t.Setenv("SHOP_TOKEN", "of-this-run")

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{aPact(t)},
		RequestFilter:   withToken,
	})
	require.NoError(t, err)
	assert.Equal(t, "Bearer of-this-run", <-authorization)
}

// #region go-header-filter
// withToken sets a header in place of the custom headers that other libraries have.
func withToken(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Set("Authorization", "Bearer "+os.Getenv("SHOP_TOKEN"))
		next.ServeHTTP(w, r)
	})
}

// #endregion go-header-filter

func TestSoftFail(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	defer server.Close()
	verifier := provider.NewVerifier()
	request := provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{aPact(t)},
		SoftFail:        true,
	}
	err := verifier.VerifyProvider(t, request)
	assert.ErrorIs(t, err, provider.ErrVerificationFailed)
	assert.NotErrorIs(t, err, provider.ErrVerifierFailedToRun)
}

// #region go-selectors
var selectors = []provider.Selector{
	&provider.ConsumerVersionSelector{MainBranch: true},
	&provider.ConsumerVersionSelector{MatchingBranch: true},
	&provider.ConsumerVersionSelector{DeployedOrReleased: true},
	// A field that the struct doesn't have:
	&provider.UntypedConsumerVersionSelector{"branch": "feat/gift", "fallbackBranch": "main"},
}

// #endregion go-selectors

func TestSelectorsAreSentToTheBroker(t *testing.T) {
	sent := make(chan string, 1)
	broker := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/hal+json")
		if r.Method == http.MethodPost {
			body, _ := io.ReadAll(r.Body)
			sent <- string(body)
			_, _ = io.WriteString(w, `{"_embedded": {"pacts": []}, "_links": {"self": {"href": "/"}}}`)
			return
		}
		link := `{"_links": {"self": {"href": "/"}, "pb:provider-pacts-for-verification": {"href": "http://%s/for/{provider}"}}}`
		_, _ = fmt.Fprintf(w, link, r.Host)
	}))
	defer broker.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:                 "OrderApi",
		ProviderVersion:          "7e1c2aa",
		ProviderBranch:           "main",
		BrokerURL:                broker.URL,
		ConsumerVersionSelectors: selectors,
		EnablePending:            true,
	})
	require.NoError(t, err, "no pacts are no failure by default")
	assert.JSONEq(t, `{
		"consumerVersionSelectors": [
			{"mainBranch": true}, {"matchingBranch": true}, {"deployedOrReleased": true},
			{"branch": "feat/gift", "fallbackBranch": "main"}
		],
		"includePendingStatus": true,
		"providerVersionBranch": "main"
	}`, <-sent)
}
