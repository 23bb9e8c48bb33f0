import surface from '../surfaces/pact-jvm.json';
import type {Meanings} from '../surfaces/tell';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

const mockMvc: Meanings = {
  constructor:
    'All parameters are optional. With `mockMvc`, the others but `printRequestResponse` have no effect; without, the target sets up a standalone MockMvc.',
  setMockMvc: 'The MockMvc of your test, with the filters and the configuration that it has.',
  setControllers: 'Controllers of a standalone MockMvc.',
  setControllerAdvices: 'Its exception handlers: objects with `@ControllerAdvice`.',
  setMessageConverters: 'Its converters. A list that is not empty replaces the converters of Spring.',
  setServletPath: 'Its servlet path. Requests have to begin with it.',
  setPrintRequestResponse: '`true` prints requests and responses to standard output, also with a `mockMvc`.',
  getMockMvc: 'What was set.',
  getControllers: 'What was set.',
  getControllerAdvices: 'What was set.',
  getMessageConverters: 'What was set.',
  getServletPath: 'What was set.',
  getPrintRequestResponse: 'What was set.',
};
const router: Meanings = {constructor: 'Verifies a router function without a server.'};
const client: Meanings = {
  constructor: 'Verifies what a `WebTestClient` is bound to: an application, a controller, MockMvc or a server.',
};
const extension: Meanings = {
  constructor: 'JUnit makes it; name the class in `@ExtendWith`, on the method.',
  provideTestTemplateInvocationContexts:
    "An invocation of the template for each interaction. Starts the application's context first, as `@PactBroker` takes its properties from there.",
};

export const providerSpring7: ApiTable = {
  id: 'pact-jvm/provider-spring7',
  groups: [
    methods('PactVerificationSpring7Provider', 'PactVerificationSpring7Provider', extension),
    methods('Spring7MockMvcTestTarget', 'Spring7MockMvcTestTarget', mockMvc),
    methods('WebFluxSpring7Target', 'WebFluxSpring7Target', router),
    methods('WebTestClientSpring7Target', 'WebTestClientSpring7Target', client),
  ],
};

export const providerSpring6: ApiTable = {
  id: 'pact-jvm/provider-spring6',
  groups: [
    methods('PactVerificationSpring6Provider', 'PactVerificationSpring6Provider', extension),
    methods('Spring6MockMvcTestTarget', 'Spring6MockMvcTestTarget', mockMvc),
    methods('WebFluxSpring6Target', 'WebFluxSpring6Target', router),
    methods('WebTestClientSpring6Target', 'WebTestClientSpring6Target', client),
  ],
};

/** The module for Spring 5 and JUnit 5. */
export const providerSpring5: ApiTable = {
  id: 'pact-jvm/provider-spring5',
  groups: [
    methods('PactVerificationSpringProvider', 'PactVerificationSpringProvider', extension),
    methods('MockMvcTestTarget', 'MockMvcTestTarget', mockMvc),
    methods('WebFluxTarget', 'WebFluxTarget', router),
    methods('WebTestClientTarget', 'WebTestClientTarget', client),
  ],
};
