import type {ReleaseNote} from './types';

const stubs = {page: '/getting_started/stubs.mdx', title: 'Local API stubs'};

/** What the versions of the stub server mean for its users. There is no first major version yet. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.7.1',
    change: 'Requests for pacts are tried again, as often as `--retries` or `PACT_BROKER_HTTP_RETRIES` says.',
    action: 'Set it to 1 where a wrong address should fail at once.',
  },
  {
    version: '0.7.0',
    change: '`--watch` reloads files and folders that change. The server is a part of `pact`, too.',
    action: 'Nothing has to change.',
    guide: stubs,
  },
  {
    version: '0.6.2',
    change: '`--insecure-tls` is heeded for a Broker, where it worked for addresses of pacts only.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.6.1',
    change: 'Answers take less time and memory.',
    action: 'Take it for load tests.',
  },
  {
    version: '0.6.0',
    change: 'Programs for Linux are built with musl as well, and there is one for Windows on Arm.',
    action: 'Use the one with musl on Alpine.',
  },
  {
    version: '0.5.3',
    change: '`--consumer-name` and `--provider-name` are regular expressions.',
    action: 'Write `^OrderApi$` where other names contain this one.',
    guide: stubs,
  },
  {
    version: '0.5.2',
    change:
      'Programs need glibc 2.18 only, and there is one for Linux on Arm. The options for names are in the singular.',
    action: 'Write `--consumer-name` and `--provider-name`.',
  },
  {
    version: '0.5.0',
    change: 'Pacts of specification 4 are read, and those of a Broker can be filtered by names.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.4.4',
    change: '`--broker-url` loads all pacts of a Broker.',
    action: 'Filter by name where there are many.',
  },
  {
    version: '0.4.3',
    change: 'A folder stands for its files that end in `.json`; before, other files stopped the server.',
    action: 'Name another ending with `--extension`.',
  },
  {
    version: '0.4.1',
    change: '`--empty-provider-state` keeps interactions without a state when others are filtered.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.3.2',
    change: '`--cors-referer` puts the referer into the answers to preflight requests.',
    action: 'Prefer a proxy of your development server.',
  },
  {
    version: '0.3.1',
    change: '`--token` is sent with requests for pacts, and headers may have several values.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.3.0',
    change: 'A header of the request may choose the provider state.',
    action: 'Nothing has to change.',
    guide: stubs,
  },
  {
    version: '0.2.2',
    change: '`--provider-state` filters interactions, and `--insecure-tls` accepts any certificate.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.1.0',
    change: 'Pacts are fetched over HTTPS.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.3',
    change: '`--cors` answers preflight requests.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.0',
    change: 'The first release.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
