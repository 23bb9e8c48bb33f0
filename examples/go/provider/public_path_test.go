package provider

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

func TestOrderAPIBehindAPublicPath(t *testing.T) {
	shop := NewShop()
	server := httptest.NewServer(shop.Handler())
	defer server.Close()
	pact := withPublicPaths(t, pactFile(t, "OrderWeb-OrderApi.json"))

	// #region gateway-prefix uses state-handlers
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:          "OrderApi",
		ProviderBaseURL:   server.URL,
		PactFiles:         []string{pact},
		FilterDescription: "^a request for an order$",
		StateHandlers:     stateHandlers(shop),
		// Does what the gateway does: OrderApi itself knows no /shop.
		RequestFilter: func(next http.Handler) http.Handler {
			return http.StripPrefix("/shop", next)
		},
	})
	// #endregion gateway-prefix
	require.NoError(t, err)
}

// withPublicPaths copies a pact, with the paths that a consumer uses who knows only the gateway.
func withPublicPaths(t *testing.T, file string) string {
	t.Helper()
	pact, err := os.ReadFile(file)
	require.NoError(t, err)
	pact = bytes.ReplaceAll(pact, []byte(`"path": "/orders/42"`), []byte(`"path": "/shop/orders/42"`))
	require.Contains(t, string(pact), "/shop/orders/42")
	copied := filepath.Join(t.TempDir(), "OrderWeb-OrderApi.json")
	require.NoError(t, os.WriteFile(copied, pact, 0o600))
	return copied
}
