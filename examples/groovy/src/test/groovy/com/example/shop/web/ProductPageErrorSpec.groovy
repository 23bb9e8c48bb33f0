package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

class ProductPageErrorSpec extends Specification {
    // #region graphql-error
    def 'says why there is no product'() {
        given:
        def catalogue = new PactBuilder()
        catalogue {
            serviceConsumer 'ProductPage'
            hasPactWith 'CatalogueGraphQL'
            given 'the catalogue is being rebuilt'
            uponReceiving 'a query for a product that fails'
            withAttributes method: 'POST', path: '/graphql',
                           headers: ['Content-Type': 'application/json']
            withBody {
                operationName 'Product'
                query ProductPage.PRODUCT_QUERY
                variables {
                    sku string('TEA-01')
                }
            }
            willRespondWith status: 200
            withBody {
                data {
                    product nullValue()
                }
                errors minLike(1) {
                    message string('The catalogue is being rebuilt')
                }
            }
        }
        def failure = null

        when:
        catalogue.runTestAndVerify { mockServer ->
            try {
                new ProductPage(mockServer.url).product('TEA-01')
            } catch (IOException e) {
                failure = e
            }
        }

        then:
        failure.message == 'The catalogue is being rebuilt'
    }
    // #endregion graphql-error
}
