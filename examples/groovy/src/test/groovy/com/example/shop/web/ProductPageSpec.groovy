package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

// #region graphql-consumer
class ProductPageSpec extends Specification {
    def 'shows a product'() {
        given:
        def catalogue = new PactBuilder()
        catalogue {
            serviceConsumer 'ProductPage'
            hasPactWith 'CatalogueGraphQL'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a query for a product'
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
                    product {
                        name string('Green tea')
                        price decimal(4.75)
                    }
                }
            }
        }

        expect:
        catalogue.runTestAndVerify { mockServer ->
            def product = new ProductPage(mockServer.url).product('TEA-01')
            assert product.name == 'Green tea'
        }
    }
}
// #endregion graphql-consumer
