import type {Plugin} from '../../data/resources/types';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, sourceOf} from '../collection';
import {addressFaults, dateFaults} from '../resources/checks';

/** Finds faults that the schema can't express: dates, order and duplicates. */
function findFaults(plugins: readonly Plugin[]): string[] {
  const seen = new Map<string, string>();
  return plugins.flatMap((plugin, index) => {
    const {name, status, url, date} = plugin;
    const previous = plugins[index - 1];
    return [
      ...dateFaults(plugin),
      ...addressFaults('url', url, name, seen),
      ...(previous?.status === 'example' && status === 'index'
        ? ['status: plugins of the index come first; move it above the examples.']
        : []),
      ...(previous?.status === status && previous.date < date
        ? [`date: ${date} is below ${previous.date}; put the newest first.`]
        : []),
    ].map((fault) => faultAt(sourceOf(plugin), fault));
  });
}

function build([file]: readonly ContentFile[]): readonly Plugin[] {
  const plugins = file?.value as readonly Plugin[];
  assertNoFaults(findFaults(plugins));
  return plugins;
}

/** The plugins of `content/plugins.yml`: those of the index, then the examples, newest first. */
export const readPlugins = defineCollection({
  from: 'content/plugins.yml',
  schema: 'content/plugins.schema.json',
  build,
});
