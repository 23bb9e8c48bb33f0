package provider

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/require"
)

// No value is the example of the pact, except where the pact demands it.
const darjeeling = `{
	"id": "0f0e9c7a-3b1d-4a59-8c55-1d2f3a4b5c6d",
	"name": "Darjeeling",
	"description": "First flush, hand-picked in spring",
	"maker": {"name": "Singtom", "country": "IN", "founded": 1862},
	"barcode": "8901234567894",
	"colour": "#c68e17",
	"price": 11.9,
	"currency": "EUR",
	"weight": 62.5,
	"stock": 0,
	"organic": false,
	"addedOn": "2024-02-29",
	"dispatchedBy": "08:05:00",
	"updatedAt": "2025-12-31T23:59:59Z",
	"discontinuedOn": null,
	"tags": ["black", "spring"],
	"photos": ["leaves.png", "cup.png", "tin.png"],
	"variants": [
		{"kind": "tin", "tins": 1},
		{"kind": "bags", "bags": 50},
		{"kind": "loose", "grams": 250}
	],
	"translations": {"de": "Darjeeling-Tee", "pl": "Herbata Darjeeling"},
	"shipping": {"PL": {"price": 7.25, "days": 4}, "IN": {"price": 19.5, "days": 9}}
}`

func TestCatalogueAPIMayAnswerWithOtherValues(t *testing.T) {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /products/TEA-01", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, darjeeling)
	})
	server := httptest.NewServer(mux)
	defer server.Close()

	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "CatalogueApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{pactFile(t, "OrderWeb-CatalogueApi.json")},
	})
	require.NoError(t, err)
}
