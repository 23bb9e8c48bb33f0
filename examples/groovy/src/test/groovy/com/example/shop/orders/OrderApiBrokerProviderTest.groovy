package com.example.shop.orders

import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.loader.PactBroker
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerAuth
import au.com.dius.pact.provider.junitsupport.loader.PactBrokerConsumerVersionSelectors
import au.com.dius.pact.provider.junitsupport.loader.SelectorBuilder
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable

// #region provider-broker uses order-api-verification
@Provider('OrderApi')
@PactBroker(
    url = '${PACT_BROKER_BASE_URL}',
    authentication = @PactBrokerAuth(token = '${PACT_BROKER_TOKEN}'),
    providerBranch = '${GIT_BRANCH}',
    enablePendingPacts = 'true',
    includeWipPactsSince = '2026-01-01'
)
@EnabledIfEnvironmentVariable(
    named = 'PACT_BROKER_BASE_URL',
    matches = '.+',
    disabledReason = 'PACT_BROKER_BASE_URL names no Broker'
)
class OrderApiBrokerProviderTest extends OrderApiVerification {
    @PactBrokerConsumerVersionSelectors
    static SelectorBuilder consumerVersions() {
        new SelectorBuilder().mainBranch().matchingBranch().deployedOrReleased()
    }

    @BeforeAll
    static void publishResultsFromCi() {
        if (System.getenv('CI') == 'true') {
            System.setProperty('pact.verifier.publishResults', 'true')
            System.setProperty('pact.provider.version', System.getenv('GIT_COMMIT'))
            System.setProperty('pact.provider.branch', System.getenv('GIT_BRANCH'))
        }
    }
}
// #endregion provider-broker
