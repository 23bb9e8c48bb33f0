package com.example.shop.catalogue

import au.com.dius.pact.provider.junit5.HttpTestTarget
import au.com.dius.pact.provider.junit5.PactVerificationContext
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider
import au.com.dius.pact.provider.junitsupport.Provider
import au.com.dius.pact.provider.junitsupport.State
import au.com.dius.pact.provider.junitsupport.loader.PactFolder
import com.example.shop.StubServer
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.TestTemplate
import org.junit.jupiter.api.extension.ExtendWith

/** Honours the pact with none of its example values. */
@Provider('CatalogueApi')
@PactFolder('${PACT_DIR:pacts}')
class CatalogueApiProviderTest {
    private static final Map PRODUCT = [
        sku           : 'MUG-77',
        name          : 'Stoneware mug',
        description   : 'Holds a pint of green tea',
        barcode       : '5012345678900',
        price         : 8.99,
        weight        : 410,
        rating        : 4.8,
        inStock       : false,
        discontinuedOn: null,
        batch         : '0b7e6a52-91c4-4d0f-b3a8-5e2d1c0f9a8b',
        addedOn       : '2025-11-02',
        dispatchedBy  : '11:15:30',
        updatedAt     : '2025-12-24T17:00:05Z',
        maker         : [name: 'Kiln Street', country: 'GB'],
        colours       : ['white', 'slate', 'moss'],
        photos        : ['front.jpg', 'back.jpg', 'side.jpg'],
        offers        : [[currency: 'GBP', price: 8.99], [currency: 'GBP', price: 7.49]],
        variants      : [
            [kind: 'sample', grams: 5, size: 'S'],
            [kind: 'gift', grams: 600, size: 'XL'],
            [kind: 'tin', grams: 200, size: 'M']
        ],
        translations  : [fr: 'Tasse en grès', it: 'Tazza in gres']
    ]

    private final StubServer api = new StubServer({ path ->
        path.startsWith('/categories') ? [PRODUCT] : PRODUCT
    })

    @BeforeEach
    void prepare(PactVerificationContext context) {
        context.target = new HttpTestTarget('localhost', api.port)
    }

    @AfterEach
    void stop() {
        api.close()
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider)
    void 'honours the pact'(PactVerificationContext context) {
        context.verifyInteraction()
    }

    @State('a product exists')
    void productExists() {
    }
}
