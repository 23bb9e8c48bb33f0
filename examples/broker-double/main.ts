import {parseArgs} from 'node:util';

import {startBrokerDouble} from './index';

const {values} = parseArgs({options: {port: {type: 'string', default: '0'}, token: {type: 'string'}}});

startBrokerDouble(Number(values.port), {token: values.token})
  .then(({url, stop}) => {
    console.log(url);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop());
    }
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
