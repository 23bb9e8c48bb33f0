import {Matchers} from '@pact-foundation/pact';

export const exampleToken = 'example-token';

export const withToken = (request) => {
  request.headers({Authorization: Matchers.regex(/^Bearer .+$/, `Bearer ${exampleToken}`)});
};
