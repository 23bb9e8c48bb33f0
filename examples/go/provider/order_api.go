// Package provider holds the parts of the shop that other services depend on.
package provider

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Order is an order of a customer.
type Order struct {
	ID       int       `json:"id"`
	Status   string    `json:"status"`
	Total    float64   `json:"total"`
	PlacedAt time.Time `json:"placedAt"`
	Items    []Item    `json:"items"`
	Customer string    `json:"-"`
}

// Item is one line of an order.
type Item struct {
	SKU      string `json:"sku"`
	Quantity int    `json:"quantity"`
}

// Shop keeps orders, stock and sessions in memory.
type Shop struct {
	mu       sync.Mutex
	orders   map[int]Order
	stock    map[string]int
	sessions map[string]string // from token to customer
}

// NewShop opens a shop without orders and with empty shelves.
func NewShop() *Shop {
	shop := &Shop{}
	shop.Clear()
	return shop
}

// Clear removes everything.
func (s *Shop) Clear() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.orders = map[int]Order{}
	s.stock = map[string]int{}
	s.sessions = map[string]string{}
}

// Add puts an order into the books.
func (s *Shop) Add(order Order) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.orders[order.ID] = order
}

// Restock puts some pieces of a product on the shelf.
func (s *Shop) Restock(sku string, pieces int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stock[sku] += pieces
}

// SignIn starts a session and returns its token.
func (s *Shop) SignIn(customer string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	token := rand.Text()
	s.sessions[token] = customer
	return token
}

// #region provider uses write-json

// Handler is OrderApi.
func (s *Shop) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /orders/{id}", s.getOrder)
	mux.HandleFunc("GET /orders", s.listOrders)
	mux.HandleFunc("POST /orders", s.placeOrder)
	return mux
}

func (s *Shop) getOrder(w http.ResponseWriter, r *http.Request) {
	id, err := strconv.Atoi(r.PathValue("id"))
	order, found := s.order(id)
	if err != nil || !found {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	writeJSON(w, http.StatusOK, order)
}

func (s *Shop) listOrders(w http.ResponseWriter, r *http.Request) {
	token, _ := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	customer, signedIn := s.customer(token)
	if !signedIn {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	writeJSON(w, http.StatusOK, s.ordersOf(customer, r.URL.Query().Get("status")))
}

// #endregion provider

func (s *Shop) placeOrder(w http.ResponseWriter, r *http.Request) {
	var request struct {
		Items []Item `json:"items"`
	}
	if err := json.NewDecoder(r.Body).Decode(&request); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	order, inStock := s.Place(request.Items)
	if !inStock {
		w.WriteHeader(http.StatusConflict)
		return
	}
	w.Header().Set("Location", fmt.Sprintf("/orders/%d", order.ID))
	writeJSON(w, http.StatusCreated, order)
}

// #region helper-write-json
func writeJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

// #endregion helper-write-json

// Place takes the items off the shelf and puts a new order into the books.
func (s *Shop) Place(items []Item) (Order, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, item := range items {
		if s.stock[item.SKU] < item.Quantity {
			return Order{}, false
		}
	}
	order := Order{
		ID:       1001 + len(s.orders),
		Status:   "PENDING",
		Total:    15.75,
		PlacedAt: time.Now().UTC().Truncate(time.Second),
		Items:    items,
	}
	for _, item := range items {
		s.stock[item.SKU] -= item.Quantity
	}
	s.orders[order.ID] = order
	return order, true
}

func (s *Shop) order(id int) (Order, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	order, found := s.orders[id]
	return order, found
}

func (s *Shop) customer(token string) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	customer, signedIn := s.sessions[token]
	return customer, signedIn
}

func (s *Shop) ordersOf(customer, status string) []Order {
	s.mu.Lock()
	defer s.mu.Unlock()
	orders := []Order{}
	for _, order := range s.orders {
		if order.Customer == customer && order.Status == status {
			orders = append(orders, order)
		}
	}
	return orders
}
