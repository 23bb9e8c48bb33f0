const {PACT_BROKER_BASE_URL, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD, PACT_BROKER_TOKEN} = process.env;
const [word = ''] = process.argv.slice(2);

const password = Buffer.from(`${PACT_BROKER_USERNAME}:${PACT_BROKER_PASSWORD}`).toString('base64');
const authorization = PACT_BROKER_TOKEN ? `Bearer ${PACT_BROKER_TOKEN}` : `Basic ${password}`;
const headers = {
  accept: 'application/hal+json',
  ...(PACT_BROKER_TOKEN || PACT_BROKER_USERNAME ? {authorization} : {}),
};
const response = await fetch(`${PACT_BROKER_BASE_URL}/integrations`, {headers});
if (!response.ok) {
  throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
}
const {_embedded} = await response.json();

const edges = _embedded.integrations
  .map(({consumer, provider}) => [consumer.name, provider.name])
  .filter((names) => names.some((name) => name.toLowerCase().includes(word.toLowerCase())))
  .map((names) => `  ${names.map((name) => JSON.stringify(name)).join(' -> ')};`);
console.log(['digraph pacts {', '  node [shape=box];', ...edges.sort(), '}'].join('\n'));
