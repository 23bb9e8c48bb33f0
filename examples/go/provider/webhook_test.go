package provider

import (
	"net/http/httptest"
	"os"
	"testing"

	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// #region provider-broker-webhook uses state-handlers fresh-token
func TestOrderAPIHonoursTheChangedPact(t *testing.T) {
	// Pact Go reads PACT_URL itself and adds it to the pacts of every verification.
	if os.Getenv("PACT_URL") == "" {
		t.Skip("needs PACT_URL")
	}
	shop := NewShop()
	server := httptest.NewServer(shop.Handler())
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:                   "OrderApi",
		ProviderVersion:            os.Getenv("GIT_COMMIT"),
		ProviderBranch:             os.Getenv("GIT_BRANCH"),
		ProviderBaseURL:            server.URL,
		BrokerToken:                os.Getenv("PACT_BROKER_TOKEN"),
		PublishVerificationResults: os.Getenv("CI") == "true",
		StateHandlers:              stateHandlers(shop),
		RequestFilter:              withFreshToken(shop),
	})
	require.NoError(t, err)
}

// #endregion provider-broker-webhook
