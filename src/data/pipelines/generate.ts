import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {models, pipelineFiles, systems} from '.';

const folder = path.join(__dirname, '../../../examples/ci');

/** Every generated file by its path in `examples/ci`, with forward slashes. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map(
    systems.flatMap((system) =>
      models.flatMap((model) =>
        pipelineFiles(system, model).map(({name, text}) => [`${system.id}/${model.id}/${name}`, text] as const),
      ),
    ),
  );
}

if (require.main === module) {
  for (const {id} of systems) {
    rmSync(path.join(folder, id), {recursive: true, force: true});
  }
  const files = generatedFiles();
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  console.log(`${files.size} files of ${systems.length} CI systems and ${models.length} release models: ${folder}`);
}
