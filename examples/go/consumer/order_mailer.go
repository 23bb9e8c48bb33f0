package consumer

import (
	"errors"
	"fmt"
	"time"
)

// #region message-handler

// OrderPlaced is the event that OrderPublisher sends for every new order.
type OrderPlaced struct {
	OrderID  int       `json:"orderId"`
	Email    string    `json:"email"`
	Total    float64   `json:"total"`
	PlacedAt time.Time `json:"placedAt"`
}

// Confirmation writes the mail that tells a customer about a new order.
func Confirmation(event OrderPlaced) (string, error) {
	if event.Email == "" {
		return "", errors.New("the event has no email address")
	}
	return fmt.Sprintf("To: %s\n\nWe received your order %d of %s. Total: €%.2f.\n",
		event.Email, event.OrderID, event.PlacedAt.Format("2 January 2006"), event.Total), nil
}

// #endregion message-handler
