// Package consumer holds the parts of the shop that depend on other services.
package consumer

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"
)

// #region helper-client

// ErrOrderNotFound says that OrderApi has no order with the number asked for.
var ErrOrderNotFound = errors.New("order not found")

// Order is an order as OrderApi sends it.
type Order struct {
	ID       int       `json:"id"`
	Status   string    `json:"status"`
	Total    float64   `json:"total"`
	PlacedAt time.Time `json:"placedAt"`
	Items    []Item    `json:"items"`
}

// Item is one line of an order.
type Item struct {
	SKU      string `json:"sku"`
	Quantity int    `json:"quantity"`
}

// #region client
// OrderClient calls OrderApi.
type OrderClient struct {
	BaseURL string
	Token   string // needed for the customer's own orders only
}

// Order fetches the order with the given number.
func (c OrderClient) Order(ctx context.Context, id int) (Order, error) {
	var order Order
	target := fmt.Sprintf("%s/orders/%d", c.BaseURL, id)
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, target, nil)
	if err != nil {
		return order, err
	}
	_, err = c.send(req, &order)
	return order, err
}

// send makes the request and decodes the JSON body of a successful response.
func (c OrderClient) send(req *http.Request, body any) (*http.Response, error) {
	req.Header.Set("Accept", "application/json")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()

	switch res.StatusCode {
	case http.StatusOK, http.StatusCreated:
		return res, json.NewDecoder(res.Body).Decode(body)
	case http.StatusNotFound:
		return nil, ErrOrderNotFound
	default:
		return nil, fmt.Errorf("OrderApi answered %s", res.Status)
	}
}

// #endregion client

// MyOrders fetches those orders of the signed-in customer that have the given status.
func (c OrderClient) MyOrders(ctx context.Context, status string) ([]Order, error) {
	target := c.BaseURL + "/orders?" + url.Values{"status": {status}}.Encode()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, target, nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+c.Token)
	var orders []Order
	_, err = c.send(req, &orders)
	return orders, err
}

// PlaceOrder orders the items and returns the new order and its address.
func (c OrderClient) PlaceOrder(ctx context.Context, items []Item) (Order, string, error) {
	var order Order
	body, err := json.Marshal(map[string][]Item{"items": items})
	if err != nil {
		return order, "", err
	}
	target := c.BaseURL + "/orders"
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, target, bytes.NewReader(body))
	if err != nil {
		return order, "", err
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := c.send(req, &order)
	if err != nil {
		return order, "", err
	}
	return order, res.Header.Get("Location"), nil
}

// #endregion helper-client
