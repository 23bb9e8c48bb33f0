package com.example.shop.web;

public record PlacedOrder(String location, Order order) {}
