package com.example.shop.orders;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** OrderApi with Spring MVC: the same sources for Spring Boot 3 and 4. */
@SpringBootApplication
public class OrderApiApplication {
  public static void main(String[] args) {
    SpringApplication.run(OrderApiApplication.class, args);
  }
}
