package provider

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// #region lambda-http-handler

// HTTPEvent is what API Gateway hands to a function, in payload format 2.0, as far as this one
// reads it. The module aws-lambda-go has all of it as events.APIGatewayV2HTTPRequest.
type HTTPEvent struct {
	RawPath        string            `json:"rawPath"`
	RawQueryString string            `json:"rawQueryString"`
	Headers        map[string]string `json:"headers"`
	Body           string            `json:"body"`
	RequestContext struct {
		HTTP struct {
			Method string `json:"method"`
		} `json:"http"`
	} `json:"requestContext"`
}

// HTTPResult is what the function gives back.
type HTTPResult struct {
	StatusCode int               `json:"statusCode"`
	Headers    map[string]string `json:"headers"`
	Body       string            `json:"body"`
}

// HandleEvent is OrderApi as a function.
func (s *Shop) HandleEvent(_ context.Context, event HTTPEvent) (HTTPResult, error) {
	switch {
	case event.RequestContext.HTTP.Method == http.MethodPost:
		return s.placeByEvent(event)
	case event.RawPath == "/orders":
		token, _ := strings.CutPrefix(event.Headers["authorization"], "Bearer ")
		customer, signedIn := s.customer(token)
		if !signedIn {
			return HTTPResult{StatusCode: http.StatusUnauthorized}, nil
		}
		query, _ := url.ParseQuery(event.RawQueryString)
		return jsonResult(http.StatusOK, s.ordersOf(customer, query.Get("status")))
	default:
		id, err := strconv.Atoi(strings.TrimPrefix(event.RawPath, "/orders/"))
		order, found := s.order(id)
		if err != nil || !found {
			return HTTPResult{StatusCode: http.StatusNotFound}, nil
		}
		return jsonResult(http.StatusOK, order)
	}
}

// #endregion lambda-http-handler

func (s *Shop) placeByEvent(event HTTPEvent) (HTTPResult, error) {
	var request struct {
		Items []Item `json:"items"`
	}
	if err := json.Unmarshal([]byte(event.Body), &request); err != nil {
		return HTTPResult{StatusCode: http.StatusBadRequest}, nil
	}
	order, inStock := s.Place(request.Items)
	if !inStock {
		return HTTPResult{StatusCode: http.StatusConflict}, nil
	}
	result, err := jsonResult(http.StatusCreated, order)
	if err == nil {
		result.Headers["location"] = fmt.Sprintf("/orders/%d", order.ID)
	}
	return result, err
}

func jsonResult(status int, value any) (HTTPResult, error) {
	body, err := json.Marshal(value)
	headers := map[string]string{"content-type": "application/json"}
	return HTTPResult{StatusCode: status, Headers: headers, Body: string(body)}, err
}
