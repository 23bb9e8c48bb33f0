/**
 * Strips the titles and descriptions of all docs from the docs version, which every docs page loads. Only a list of
 * cards (`<DocCardList>`) reads them, and this site has none; a page that uses one fails the build in `useDocById`.
 *
 * @param {string} source JSON that the docs plugin passes to its routes
 * @returns {string} the same JSON with an empty `version.docs`; tag lists and generated category indexes unchanged
 * @throws Error when the JSON has an unexpected shape
 */
module.exports = function docsVersionLoader(source) {
  const data = JSON.parse(source);
  if (data.tag || data.tags || data.categoryGeneratedIndex) {
    return source;
  }
  const {docs, docsSidebars} = data.version ?? {};
  if (!docs || !docsSidebars || Object.values(docs).some(({id, description}) => !id || description === undefined)) {
    throw new Error(
      `${this.resourcePath}: the docs plugin writes an unexpected shape; compare docs-version-loader.js with its PropVersionMetadata`,
    );
  }
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
};
