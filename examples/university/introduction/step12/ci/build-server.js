import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';

/** Runs the provider's tests for the pact that the Broker names. */
function build({pactUrl, commit, branch}) {
  const env = {...process.env, CI: 'true', PACT_URL: pactUrl, GIT_COMMIT: commit, GIT_BRANCH: branch};
  // With this set, Pact would verify the pacts that the Broker selects, too.
  delete env.PACT_BROKER_BASE_URL;
  const tests = spawn('npm run test:provider', {env, stdio: 'ignore', shell: true});
  tests.once('close', (code) => {
    console.log(`ProductApi ${commit}: verification ${code === 0 ? 'succeeded' : 'failed'}`);
  });
}

const server = createServer(async (request, response) => {
  const order = await json(request);
  response.writeHead(202).end();
  console.log(`ProductApi ${order.commit}: verification started`);
  build(order);
});

server.listen(8082, () => console.log('Build server listens at http://localhost:8082'));
