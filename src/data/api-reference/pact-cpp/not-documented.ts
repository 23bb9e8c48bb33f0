import type {NotDocumented} from '../surfaces/compare';

/** What the tables of Pact C++ leave out, with the reason. */
export const notDocumented: NotDocumented = {
  'pact_consumer::Interaction': 'its constructor is called by Pact',
  'pact_consumer::Pact.pact': 'the handle of the core',
  'pact_consumer::Interaction.interaction': 'the handle of the core',
  'pact_consumer::MockServerHandle': 'is made by run_test',
  'pact_consumer::matchers': 'the classes behind the functions, such as EachlikeMatcher, have nothing more',
};
