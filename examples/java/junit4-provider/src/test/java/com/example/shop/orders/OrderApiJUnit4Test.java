package com.example.shop.orders;

import au.com.dius.pact.provider.junit.RestPactRunner;
import au.com.dius.pact.provider.junit.target.HttpTarget;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.TargetRequestFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import au.com.dius.pact.provider.junitsupport.target.Target;
import au.com.dius.pact.provider.junitsupport.target.TestTarget;
import com.example.shop.orders.Order.Customer;
import com.example.shop.orders.Order.Item;
import com.example.shop.orders.Order.Status;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.hc.core5.http.HttpRequest;
import org.junit.AfterClass;
import org.junit.BeforeClass;
import org.junit.runner.RunWith;

// #region junit4-provider
@RunWith(RestPactRunner.class)
@Provider("OrderApi")
@PactFolder("../spring/contracts")
public class OrderApiJUnit4Test {
  private static final OrderStore ORDERS = new OrderStore();
  private static OrderApi api;

  // The runner makes a new instance of this class for each interaction.
  @TestTarget public final Target target = new HttpTarget("localhost", api.port());

  @BeforeClass
  public static void start() throws IOException {
    api = new OrderApi(ORDERS, new Tokens());
  }

  @AfterClass
  public static void stop() {
    api.close();
  }

  @TargetRequestFilter
  public void identify(HttpRequest request) {
    request.addHeader("X-Correlation-Id", "pact-verification");
  }

  @State("an order exists")
  public void orderExists(Map<String, Object> params) {
    ORDERS.save(paidOrder(((Number) params.get("id")).longValue()));
  }

  @State("no order exists")
  public void noOrderExists(Map<String, Object> params) {
    ORDERS.remove(((Number) params.get("id")).longValue());
  }

  private static Order paidOrder(long id) {
    var ada = new Customer("ada", "ada@example.org");
    var placedAt = Instant.parse("2026-02-28T18:05:00Z");
    var items = List.of(new Item("TEA-01", 2));
    return new Order(id, ada, Status.PAID, new BigDecimal("31.50"), placedAt, items);
  }
}
// #endregion junit4-provider
