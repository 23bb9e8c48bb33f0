package com.example.shop.web;

import static io.github.ludorival.pactjvm.mock.mockito.PactMockito.uponReceiving;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;

import au.com.dius.pact.core.model.matchingrules.TypeMatcher;
import io.github.ludorival.pactjvm.mock.EnablePactMock;
import io.github.ludorival.pactjvm.mock.PactConfiguration;
import io.github.ludorival.pactjvm.mock.spring.SpringRestTemplateMockAdapter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.ResponseEntity;
import org.springframework.web.client.RestTemplate;

// #region pact-jvm-mock-mockito
@EnablePactMock(ProductClientTest.ShopPacts.class)
class ProductClientTest {
  public static class ShopPacts extends PactConfiguration {
    public ShopPacts() {
      super(new SpringRestTemplateMockAdapter("OrderWeb"));
    }
  }

  record Product(String sku, String name) {}

  private final RestTemplate http = mock(RestTemplate.class);

  @Test
  void findsAProduct() {
    uponReceiving(http.getForEntity("/catalogue-api/products/TEA-01", Product.class))
        .withDescription("a request for a product")
        .given(states -> states.state("a product exists", Map.of("sku", "TEA-01")))
        .matchingResponse(rules -> rules.body("name", TypeMatcher.INSTANCE))
        .thenReturn(ResponseEntity.ok(new Product("TEA-01", "Green tea")));

    var product = http.getForEntity("/catalogue-api/products/TEA-01", Product.class).getBody();

    assertEquals("Green tea", product.name());
  }
}
// #endregion pact-jvm-mock-mockito
