// Package provider is OrderApi.
package provider

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
)

// Order is an order as the shop stores it.
type Order struct {
	Status string
	Total  float64
}

// Orders are kept by their numbers.
type Orders map[int]Order

// ServeHTTP answers requests for an order.
func (o Orders) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id, _ := strconv.Atoi(r.URL.Path[len("/orders/"):])
	order, found := o[id]
	if !found {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{
		"id":     id,
		"status": order.Status,
		"total":  fmt.Sprintf("%.2f", order.Total),
	})
}
