package provider

import (
	"bytes"
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region sigv4-signer

// AWSSigner signs requests with Signature Version 4. It covers the host, the time, the path,
// the query and the body.
type AWSSigner struct {
	AccessKey, SecretKey, Region, Service string
}

// Sign adds the headers X-Amz-Date and Authorization for a host.
func (s AWSSigner) Sign(r *http.Request, host string, body []byte, now time.Time) {
	date := now.UTC().Format("20060102T150405Z")
	r.Header.Set("X-Amz-Date", date)
	scope := strings.Join([]string{date[:8], s.Region, s.Service, "aws4_request"}, "/")
	path := cmp.Or(r.URL.EscapedPath(), "/")
	query := strings.ReplaceAll(r.URL.Query().Encode(), "+", "%20")
	headers := "host:" + host + "\nx-amz-date:" + date + "\n"
	request := strings.Join([]string{
		r.Method, path, query, headers, "host;x-amz-date", hash(body),
	}, "\n")
	text := strings.Join([]string{
		"AWS4-HMAC-SHA256", date, scope, hash([]byte(request)),
	}, "\n")
	key := []byte("AWS4" + s.SecretKey)
	for _, part := range strings.Split(scope, "/") {
		key = keyedHash(key, part)
	}
	r.Header.Set("Authorization", fmt.Sprintf(
		"AWS4-HMAC-SHA256 Credential=%s/%s, SignedHeaders=host;x-amz-date, Signature=%x",
		s.AccessKey, scope, keyedHash(key, text)))
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

func keyedHash(key []byte, text string) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(text))
	return mac.Sum(nil)
}

// #endregion sigv4-signer

// #region helper-signer
var signer = AWSSigner{
	AccessKey: cmp.Or(os.Getenv("AWS_ACCESS_KEY_ID"), "ACCESS_KEY"),
	SecretKey: cmp.Or(os.Getenv("AWS_SECRET_ACCESS_KEY"), "SECRET_KEY"),
	Region:    "eu-west-1",
	Service:   "execute-api",
}

// #endregion helper-signer

// signedOnly stands for API Gateway with IAM authorisation.
func signedOnly(t *testing.T, api http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		assert.NoError(t, err)
		r.Body = io.NopCloser(bytes.NewReader(body))
		signed, err := time.Parse("20060102T150405Z", r.Header.Get("X-Amz-Date"))
		again := r.Clone(t.Context())
		signer.Sign(again, r.Host, body, signed)
		if err != nil || again.Header.Get("Authorization") != r.Header.Get("Authorization") {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		api.ServeHTTP(w, r)
	})
}

func TestOrderAPIBehindAGatewayThatWantsSignatures(t *testing.T) {
	shop := NewShop()
	server := httptest.NewServer(signedOnly(t, shop.Handler()))
	defer server.Close()

	// #region sigv4-filter uses signer pact-file state-handlers
	host := strings.TrimPrefix(server.URL, "http://")
	sign := func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			body, err := io.ReadAll(r.Body)
			if err != nil {
				http.Error(w, err.Error(), http.StatusBadRequest)
				return
			}
			r.Body = io.NopCloser(bytes.NewReader(body))
			// The proxy of Pact Go sends the provider's own host.
			signer.Sign(r, host, body, time.Now())
			next.ServeHTTP(w, r)
		})
	}
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:          "OrderApi",
		ProviderBaseURL:   server.URL,
		PactFiles:         []string{pactFile(t, "OrderWeb-OrderApi.json")},
		FilterDescription: "^a request (for an order|to place an order)$",
		StateHandlers:     stateHandlers(shop),
		RequestFilter:     sign,
	})
	// #endregion sigv4-filter
	require.NoError(t, err)
}

func TestARequestWithoutASignatureIsRefused(t *testing.T) {
	response := httptest.NewRecorder()
	request := httptest.NewRequest(http.MethodGet, "/orders/42", nil)
	signedOnly(t, NewShop().Handler()).ServeHTTP(response, request)
	assert.Equal(t, http.StatusForbidden, response.Code)
}

// The case "get-vanilla" of the test suite that AWS has published for version 4.
func TestTheSignatureIsThatOfAWS(t *testing.T) {
	example := AWSSigner{
		AccessKey: "AKIDEXAMPLE",
		SecretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
		Region:    "us-east-1",
		Service:   "service",
	}
	request := httptest.NewRequest(http.MethodGet, "https://example.amazonaws.com/", nil)
	signed := time.Date(2015, time.August, 30, 12, 36, 0, 0, time.UTC)
	example.Sign(request, "example.amazonaws.com", nil, signed)
	assert.Contains(t, request.Header.Get("Authorization"),
		"Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31")
}
