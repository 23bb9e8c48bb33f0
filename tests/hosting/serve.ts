import {serve} from './nginx';
import {reportsFile} from './violations';

/** Serves a build for the browser tests until it is terminated. */
async function main(folder: string, port: number): Promise<void> {
  const server = await serve(folder, {generated: `${folder}-nginx`, port, reports: reportsFile(folder)});
  console.log(`${folder} is at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop());
  }
}

const [folder = 'build', port = '4173'] = process.argv.slice(2);
void main(folder, Number(port));
