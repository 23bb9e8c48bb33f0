import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** Targets of the runners for JUnit 4. */
export const providerJunit4: ApiTable = {
  id: 'pact-jvm/provider-junit4',
  groups: [
    methods('HttpTarget', 'HttpTarget', {
      constructor:
        'Defaults: `http`, `127.0.0.1`, `8080`, `/`. Of a URL without a port, 8080 is taken for `http` and 443 for `https`. `insecure` trusts every certificate and host name.',
    }),
    methods('MockMvcTarget', 'MockMvcTarget', {
      constructor:
        'All parameters are optional. `runTimes` is how often each request is sent, to find answers that change; 1 by default.',
      setControllers: 'Controllers of a standalone MockMvc.',
      setControllerAdvice: 'Its exception handlers: objects with `@ControllerAdvice`.',
      setMessageConverters: "Its converters, as a list, instead of Spring's.",
      setMessageConvertors: 'The same, one after another; spelt like this.',
      setServletPath: 'Its servlet path. Requests have to begin with it.',
      setPrintRequestResponse: '`true` prints what is sent and answered.',
      setMockMvc: 'A MockMvc of yours, instead of controllers.',
    }),
    methods('MessageTarget', 'MessageTarget', {
      constructor:
        'Calls the method with `@PactVerifyProvider` and the description of the message, in these packages; without any, on the whole class path.',
    }),
  ],
};
