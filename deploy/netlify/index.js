/**
 * Updates the previous release, restored from Netlify's cache, with the build, so that hashed files of earlier releases
 * stay for pages that are open. Its parameters and their methods are those of Netlify's build plugins.
 */
exports.onPostBuild = async ({utils: {cache, run}}) => {
  await cache.restore('release');
  await run.command('npx tsx deploy/release.ts --from build --to release');
  await cache.save('release');
};
