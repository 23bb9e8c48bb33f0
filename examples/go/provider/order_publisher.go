package provider

import "time"

// #region message-publisher

// OrderPlaced is the event that tells other services about a new order.
type OrderPlaced struct {
	OrderID  int       `json:"orderId"`
	Email    string    `json:"email"`
	Total    float64   `json:"total"`
	PlacedAt time.Time `json:"placedAt"`
}

// NewOrderPlaced builds the event for an order and the customer's email address.
func NewOrderPlaced(order Order, email string) OrderPlaced {
	return OrderPlaced{
		OrderID:  order.ID,
		Email:    email,
		Total:    order.Total,
		PlacedAt: order.PlacedAt,
	}
}

// #endregion message-publisher
