package com.example.shop.orders;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFilter;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import com.example.shop.aws.ApiGateway;
import com.example.shop.aws.AwsSigner;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.http.io.entity.EntityUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** OrderApi behind a gateway that wants signatures, as API Gateway does with IAM. */
@Provider("OrderApi")
@PactFolder("${PACT_DIR:pacts}")
@PactFilter({"an order exists", "a product is in stock"})
class SignedOrderApiIT {
  // #region helper-signer
  private final AwsSigner signer =
      new AwsSigner("ACCESS_KEY", "SECRET_KEY", "eu-west-1", "execute-api");
  // #endregion helper-signer
  private final OrderStore orders = new OrderStore();
  private OrderApi api;
  private ApiGateway gateway;

  @BeforeEach
  void start(PactVerificationContext context) throws IOException {
    api = new OrderApi(orders, new Tokens());
    gateway = new ApiGateway(signer, api.port());
    context.setTarget(new HttpTestTarget("localhost", gateway.port()));
    context.withStateChangeHandlers(new OrderApiStates(orders));
  }

  @AfterEach
  void stop() {
    gateway.close();
    api.close();
  }

  // #region sigv4-filter uses signer
  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void honoursThePact(PactVerificationContext context, ClassicHttpRequest request)
      throws IOException, URISyntaxException {
    var entity = request.getEntity();
    var body = entity == null ? new byte[0] : EntityUtils.toByteArray(entity);
    URI uri = request.getUri();
    signer.sign(request.getMethod(), uri, body, Instant.now()).forEach(request::setHeader);
    context.verifyInteraction();
  }
  // #endregion sigv4-filter
}
