// The other end of `inProcess`, which runs in the process. Plain JavaScript, since it loads what compiles TypeScript.
require('../../../deploy/typescript');

// Nobody waits for the work of a build that was stopped.
process.once('disconnect', () => process.exit());

process.once('message', ({file, input}) => {
  const {default: work} = require(file);
  void Promise.resolve(work(input)).then((result) => process.send({result}, () => process.disconnect()));
});
