package reference

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region go-helpers
// #region helper-order-pact

// orderPact writes into a folder of its own, which is deleted after the test.
func orderPact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderDesk", Provider: "OrderApi", PactDir: t.TempDir(),
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-order-pact

// #region helper-address
func address(mock consumer.MockServerConfig) string {
	return fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)
}

// #endregion helper-address

// #region helper-send uses address

// send makes a request; the mock server answers 500 to one that it doesn't expect.
func send(mock consumer.MockServerConfig, method, path, contentType string, body io.Reader) error {
	request, err := http.NewRequest(method, address(mock)+path, body)
	if err != nil {
		return err
	}
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= http.StatusInternalServerError {
		return fmt.Errorf("OrderApi answered %s", response.Status)
	}
	return nil
}

// #endregion helper-send

// #endregion go-helpers

func TestInteractionIsDescribed(t *testing.T) {
	pact := orderPact(t)
	// #region go-interaction uses address
	err := pact.AddInteraction().
		Given("the shop is open").
		GivenWithParameter(models.ProviderState{
			Name:       "orders exist",
			Parameters: map[string]any{"status": "OPEN", "count": 3},
		}).
		UponReceiving("a request for the open orders").
		AddExternalReference("jira", "story", "SHOP-118").
		WithRequest(http.MethodGet, "/orders", func(req *consumer.V4RequestBuilder) {
			req.Query("status", matchers.S("OPEN"), matchers.S("PAID")).
				Query("page", matchers.Regex("1", `^\d+$`)).
				Header("X-Tenant", matchers.Like("main"))
		}).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.Headers(matchers.HeadersMatcher{
				"Content-Type": {matchers.S("application/vnd.shop+json")},
				"X-Total":      {matchers.Regex("3", `^\d+$`)},
			}).JSONBody(matchers.Map{"orders": matchers.EachLike(matchers.Map{
				"id": matchers.Integer(42),
			}, 1)})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			request, err := http.NewRequest(http.MethodGet, address(mock)+"/orders?status=OPEN&status=PAID&page=7", nil)
			if err != nil {
				return err
			}
			request.Header.Set("X-Tenant", "outlet")
			response, err := http.DefaultClient.Do(request)
			if err != nil {
				return err
			}
			defer response.Body.Close()
			assert.Equal(t, "3", response.Header.Get("X-Total"))
			return nil
		})
	// #endregion go-interaction
	require.NoError(t, err)
}

func TestTwoInteractionsInOneTest(t *testing.T) {
	pact := orderPact(t)
	// #region go-two-interactions uses send
	pact.AddInteraction().
		UponReceiving("a request for a token").
		WithRequest(http.MethodPost, "/tokens").
		WillRespondWith(http.StatusCreated)

	err := pact.AddInteraction().
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			if err := send(mock, http.MethodPost, "/tokens", "", nil); err != nil {
				return err
			}
			return send(mock, http.MethodGet, "/orders/42", "", nil)
		})
	// #endregion go-two-interactions
	require.NoError(t, err)
}

func TestMockServerWithTLS(t *testing.T) {
	// #region go-tls
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderDesk", Provider: "OrderApi", PactDir: t.TempDir(), TLS: true,
	})
	require.NoError(t, err)

	err = pact.AddInteraction().
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			mock.TLSConfig.InsecureSkipVerify = true // its authority isn't that of the server
			client := http.Client{Transport: &http.Transport{TLSClientConfig: mock.TLSConfig}}
			response, err := client.Get(fmt.Sprintf("https://%s:%d/orders/42", mock.Host, mock.Port))
			if err != nil {
				return err
			}
			return response.Body.Close()
		})
	// #endregion go-tls
	require.NoError(t, err)
}

func TestTextBody(t *testing.T) {
	// #region go-text uses order-pact send
	const csv = "sku;quantity\nTEA-01;2\n"

	err := orderPact(t).AddInteraction().
		UponReceiving("an upload of an order").
		WithRequest(http.MethodPost, "/orders", func(req *consumer.V4RequestBuilder) {
			req.Body("text/csv", []byte(csv))
		}).
		WillRespondWith(http.StatusCreated).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			return send(mock, http.MethodPost, "/orders", "text/csv", strings.NewReader(csv))
		})
	// #endregion go-text
	require.NoError(t, err)
}

func TestFormWithAFile(t *testing.T) {
	png := []byte("\x89PNG\r\n\x1a\n")
	photo := filepath.Join(t.TempDir(), "photo.png")
	require.NoError(t, os.WriteFile(photo, png, 0o600))

	// #region go-multipart uses order-pact send complaint
	err := orderPact(t).AddInteraction().
		UponReceiving("a complaint with a photo").
		WithRequest(http.MethodPost, "/complaints", func(req *consumer.V4RequestBuilder) {
			req.MultipartBody("image/png", photo, "photo")
		}).
		WillRespondWith(http.StatusCreated).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			form, contentType := complaint(t, png)
			return send(mock, http.MethodPost, "/complaints", contentType, form)
		})
	// #endregion go-multipart
	require.NoError(t, err)
}

// #region helper-complaint

// complaint is what the client of the shop sends.
func complaint(t *testing.T, photo []byte) (io.Reader, string) {
	t.Helper()
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	part, err := writer.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="photo"; filename="tea.png"`},
		"Content-Type":        {"image/png"},
	})
	require.NoError(t, err)
	_, err = part.Write(photo)
	require.NoError(t, err)
	require.NoError(t, writer.Close())
	return &form, writer.FormDataContentType()
}

// #endregion helper-complaint

// #region go-struct-tags uses order-pact address
// #region helper-order
type Order struct {
	ID     int      `json:"id" pact:"example=42"`
	Status string   `json:"status" pact:"example=PAID,regex=^(OPEN|PAID)$"`
	Total  float64  `json:"total" pact:"example=31.5"`
	Gift   bool     `json:"gift" pact:"example=false"`
	Tags   []string `json:"tags" pact:"min=2"`
}

// #endregion helper-order

func TestBodyFromAStruct(t *testing.T) {
	err := orderPact(t).AddInteraction().
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.BodyMatch(Order{})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			response, err := http.Get(address(mock) + "/orders/42")
			if err != nil {
				return err
			}
			defer response.Body.Close()
			var order Order
			err = json.NewDecoder(response.Body).Decode(&order)
			assert.Equal(t, Order{
				ID: 42, Status: "PAID", Total: 31.5, Tags: []string{"string", "string"},
			}, order)
			return err
		})
	require.NoError(t, err)
}

// #endregion go-struct-tags

// #region go-complete uses order-pact address order
func TestRequestAndResponseAsStructs(t *testing.T) {
	err := orderPact(t).AddInteraction().
		UponReceiving("a request for an order").
		WithCompleteRequest(consumer.Request{
			Method:  http.MethodGet,
			Path:    matchers.S("/orders/42"),
			Headers: matchers.MapMatcher{"Accept": matchers.S("application/json")},
		}).
		WithCompleteResponse(consumer.Response{
			Status: http.StatusOK,
			Body:   matchers.MatchV2(Order{}),
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			request, err := http.NewRequest(http.MethodGet, address(mock)+"/orders/42", nil)
			if err != nil {
				return err
			}
			request.Header.Set("Accept", "application/json")
			response, err := http.DefaultClient.Do(request)
			if err != nil {
				return err
			}
			return response.Body.Close()
		})
	require.NoError(t, err)
}

// #endregion go-complete
