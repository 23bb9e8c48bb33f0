package com.example.shop.web

import au.com.dius.pact.consumer.groovy.PactBuilder
import spock.lang.Specification

class CatalogueClientSpec extends Specification {
    // #region matching-type
    def 'reads product names'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product names'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                name string('Green tea')
                maker {
                    name string('Leaf & Co')
                    country string('JP')
                }
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.name == 'Green tea'
            assert product.maker == [name: 'Leaf & Co', country: 'JP']
        }
    }
    // #endregion matching-type

    // #region matching-regex
    def 'reads product codes'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product codes'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                sku regexp('^[A-Z]{3}-\\d{2}$', 'TEA-01')
                barcode regexp('^\\d{13}$', '4006381333931')
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.sku == 'TEA-01'
            assert product.barcode == '4006381333931'
        }
    }
    // #endregion matching-regex

    // #region matching-number
    def 'reads product numbers'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product numbers'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                weight integer(250)
                price decimal(15.75)
                rating numeric(4)
                inStock bool(true)
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.weight == 250
            assert product.price == 15.75
            assert product.rating == 4
            assert product.inStock
        }
    }
    // #endregion matching-number

    // #region matching-datetime
    def 'reads product dates'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product dates'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                addedOn date('yyyy-MM-dd', '2026-03-14')
                dispatchedBy time('HH:mm:ss', '16:30:00')
                updatedAt datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z')
                batch uuid('6f1c2b3a-5d4e-4f60-8a71-92b3c4d5e6f7')
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.addedOn == '2026-03-14'
            assert product.dispatchedBy == '16:30:00'
            assert product.updatedAt == '2026-03-14T09:26:53Z'
            assert product.batch == '6f1c2b3a-5d4e-4f60-8a71-92b3c4d5e6f7'
        }
    }
    // #endregion matching-datetime

    // #region matching-array
    def 'reads product lists'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product lists'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                colours eachLike(1, string('green'))
                photos minMaxLike(1, 5, 2, regexp('^.+\\.jpg$', 'tea.jpg'))
                variants minLike(1) {
                    kind string('tin')
                    grams integer(90)
                }
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.colours == ['green']
            assert product.photos == ['tea.jpg', 'tea.jpg']
            assert product.variants == [[kind: 'tin', grams: 90]]
        }
    }
    // #endregion matching-array

    // #region matching-array-contains
    def 'reads product variants'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product variants'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                variants arrayContaining([
                    {
                        kind 'tin'
                        grams integer(90)
                    },
                    {
                        kind 'gift'
                        size string('L')
                    }
                ])
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.variants == [[kind: 'tin', grams: 90], [kind: 'gift', size: 'L']]
        }
    }
    // #endregion matching-array-contains

    // #region matching-map
    def 'reads product translations'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for product translations'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                translations {
                    keyLike 'de', string('Grüner Tee')
                }
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.translations == [de: 'Grüner Tee']
        }
    }
    // #endregion matching-map

    // #region matching-exact
    def 'reads fixed product values'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            given 'a product exists', [sku: 'TEA-01']
            uponReceiving 'a request for fixed product values'
            withAttributes path: '/products/TEA-01'
            willRespondWith status: 200
            withBody {
                offers minLike(1) {
                    currency equalTo('GBP')
                    price decimal(15.75)
                }
                description and('Organic green tea', includesStr('green tea'))
                discontinuedOn nullValue()
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def product = new CatalogueClient(mockServer.url).product('TEA-01')
            assert product.offers == [[currency: 'GBP', price: 15.75]]
            assert product.description == 'Organic green tea'
            assert product.discontinuedOn == null
        }
    }
    // #endregion matching-exact

    // #region matching-request
    def 'searches a category'() {
        given:
        def catalogueApi = new PactBuilder()
        catalogueApi {
            serviceConsumer 'OrderWeb'
            hasPactWith 'CatalogueApi'
            uponReceiving 'a request for the products of a category'
            withAttributes(
                path: regexp('^/categories/[a-z]+/products$', '/categories/tea/products'),
                query: [page: regexp('^\\d+$', '1')],
                headers: ['Accept-Language': regexp('^[a-z]{2}$', 'en')]
            )
            willRespondWith status: 200
            withBody minLike(1) {
                name string('Green tea')
            }
        }

        expect:
        catalogueApi.runTestAndVerify { mockServer ->
            def products = new CatalogueClient(mockServer.url).search('coffee', 7, 'fr')
            assert products*.name == ['Green tea']
        }
    }
    // #endregion matching-request
}
