// Titles and names are as others write them; cspell:ignoreRegExp /\b(?:title|authors|publisher|url|name|by):.*/
import type {Resource} from './types';

/** Books about contract testing with Pact, and books with a part on it, newest first. */
export const books: readonly Resource[] = [
  {
    title: 'Contract Testing in Action',
    url: 'https://www.manning.com/books/contract-testing-in-action',
    authors: ['Marie Cruz', 'Lewis Prescott'],
    publisher: 'Manning',
    date: '2025-01',
    kind: 'book',
    languages: ['javascript'],
    topics: ['graphql', 'ci', 'bidirectional'],
    note: 'The first book that is about contract testing alone: REST and GraphQL interfaces, pipelines, and provider-driven contracts with PactFlow, the commercial hosted offering.',
  },
  {
    title: 'Building Microservices, second edition',
    url: 'https://samnewman.io/books/',
    authors: ['Sam Newman'],
    publisher: 'O’Reilly',
    date: '2021',
    kind: 'chapters',
    topics: ['strategy'],
    note: 'Its chapter on testing sets contract tests and consumer-driven contracts against end-to-end tests.',
  },
  {
    title: 'Microservices Testing in Brief: Using Hoverfly, Pact, and Containers',
    url: 'https://www.amazon.com/dp/B0876N9SP6',
    date: '2020',
    kind: 'chapters',
    topics: ['strategy'],
    note: 'A short e-book that puts Pact beside service virtualisation and tests with containers.',
  },
  {
    title: 'Testing Java Microservices: Using Arquillian, Hoverfly, AssertJ, JUnit, Selenium, and Mockito',
    url: 'https://www.manning.com/books/testing-java-microservices',
    authors: ['Alex Soto Bueno', 'Andy Gumbrecht', 'Jason Porter'],
    publisher: 'Manning',
    date: '2018-08',
    kind: 'chapters',
    languages: ['java'],
    topics: ['strategy'],
    note: 'Teaches contract testing with Pact among the kinds of tests of Java services; the versions are those of 2018.',
  },
  {
    title: 'Enterprise Java Microservices',
    url: 'https://www.manning.com/books/enterprise-java-microservices',
    authors: ['Ken Finnigan'],
    publisher: 'Manning',
    date: '2018',
    kind: 'chapters',
    languages: ['java'],
    note: 'Chapter 4 tests an interface of two services from both sides with Pact JVM, in its version of 2018.',
  },
];
