package com.example.shop.orders

import au.com.dius.pact.provider.junitsupport.AllowOverridePactUrl
import au.com.dius.pact.provider.junitsupport.Consumer
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.loader.PactBroker
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable

// #region provider-broker-webhook uses order-api-verification
@Provider('OrderApi')
@Consumer('OrderWeb')
@PactBroker(
    url = '${PACT_BROKER_BASE_URL}',
    authentication = @PactBrokerAuth(token = '${PACT_BROKER_TOKEN}')
)
@AllowOverridePactUrl
@EnabledIfEnvironmentVariable(
    named = 'PACT_URL',
    matches = '.+',
    disabledReason = 'PACT_URL names no pact'
)
class OrderApiWebhookProviderTest extends OrderApiVerification {
    @BeforeAll
    static void verifyThePactOfTheWebhook() {
        System.setProperty('pact.filter.pacturl', System.getenv('PACT_URL'))
        if (System.getenv('CI') == 'true') {
            System.setProperty('pact.verifier.publishResults', 'true')
            System.setProperty('pact.provider.version', System.getenv('GIT_COMMIT'))
            System.setProperty('pact.provider.branch', System.getenv('GIT_BRANCH'))
        }
    }
}
// #endregion provider-broker-webhook
