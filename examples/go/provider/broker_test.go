package provider

import (
	"net/http/httptest"
	"os"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// #region provider-broker uses state-handlers fresh-token
func TestOrderAPIHonoursThePactsOfTheBroker(t *testing.T) {
	brokerURL := os.Getenv("PACT_BROKER_BASE_URL")
	if brokerURL == "" || os.Getenv("PACT_URL") != "" {
		t.Skip("needs PACT_BROKER_BASE_URL, and no PACT_URL")
	}
	shop := NewShop()
	server := httptest.NewServer(shop.Handler())
	defer server.Close()

	wipSince := time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderVersion: os.Getenv("GIT_COMMIT"),
		ProviderBranch:  os.Getenv("GIT_BRANCH"),
		ProviderBaseURL: server.URL,
		BrokerURL:       brokerURL,
		BrokerToken:     os.Getenv("PACT_BROKER_TOKEN"),
		ConsumerVersionSelectors: []provider.Selector{
			&provider.ConsumerVersionSelector{MainBranch: true},
			&provider.ConsumerVersionSelector{MatchingBranch: true},
			&provider.ConsumerVersionSelector{DeployedOrReleased: true},
		},
		EnablePending:              true,
		IncludeWIPPactsSince:       &wipSince,
		PublishVerificationResults: os.Getenv("CI") == "true",
		StateHandlers:              stateHandlers(shop),
		RequestFilter:              withFreshToken(shop),
	})
	require.NoError(t, err)
}

// #endregion provider-broker
