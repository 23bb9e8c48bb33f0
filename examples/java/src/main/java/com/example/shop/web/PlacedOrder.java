package com.example.shop.web;

// #region helper-placed-order
public record PlacedOrder(String location, Order order) {}
// #endregion helper-placed-order
