import {createServer, type Server} from 'node:http';
import {json} from 'node:stream/consumers';
import {buildSchema, graphql, GraphQLError} from 'graphql';

// #region graphql-provider
export interface Catalogue {
  rebuilding: boolean;
  products: Map<string, {name: string; price: number; stock: number}>;
}

interface Question {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

const schema = buildSchema(`
  type Product { sku: ID!, name: String!, price: Float!, stock: Int! }
  type Query { product(sku: ID!): Product }
  type Mutation { reserve(sku: ID!, quantity: Int!): Product }
`);

/** Answers GraphQL at any path. */
export function createCatalogueApi(catalogue: Catalogue): Server {
  const rootValue = {
    product({sku}: {sku: string}) {
      if (catalogue.rebuilding) throw new GraphQLError('The catalogue is being rebuilt');
      return catalogue.products.get(sku);
    },
    reserve({sku, quantity}: {sku: string; quantity: number}) {
      const product = catalogue.products.get(sku);
      if (product) product.stock -= quantity;
      return product;
    },
  };

  return createServer((request, response) => {
    json(request)
      .then((body) => {
        const {query, variables, operationName} = body as Question;
        const variableValues = variables;
        return graphql({schema, rootValue, source: query, variableValues, operationName});
      })
      .then((answer) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(answer));
      })
      .catch(() => response.writeHead(400).end());
  });
}
// #endregion graphql-provider
