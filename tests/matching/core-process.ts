// The process that core.ts asks: it gets pairs and answers them.
import type {Case, CoreAnswer} from './core.ts';
import {askMockServer} from './mock-server.ts';
import {askVerifier} from './verifier.ts';

async function answer(cases: readonly Case[]): Promise<readonly CoreAnswer[]> {
  const answers = new Map<Case, CoreAnswer>();
  const requests = cases.filter(({kind}) => kind === 'request');
  const others = cases.filter(({kind}) => kind !== 'request');
  const found = await Promise.all([askMockServer(requests), askVerifier(others)]);
  [...requests, ...others].forEach((pair, index) => {
    const one = found.flat()[index];
    if (one !== undefined) {
      answers.set(pair, one);
    }
  });
  return cases.map((pair) => answers.get(pair) ?? {outcome: 'failed', message: 'The core did not answer.'});
}

process.on('message', (cases) => {
  void answer(cases as readonly Case[]).then((answers) => process.send?.(answers));
});
// Without a parent there is nobody to answer.
process.on('disconnect', () => process.exit());
