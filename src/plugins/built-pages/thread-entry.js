// The other end of `inThread`, which runs in the thread. Plain JavaScript, since it loads what compiles TypeScript.
const {parentPort, workerData} = require('node:worker_threads');

require('../../../deploy/typescript');

const {default: work} = require(workerData.file);

void Promise.resolve(work(workerData.input)).then((result) => parentPort.postMessage(result));
