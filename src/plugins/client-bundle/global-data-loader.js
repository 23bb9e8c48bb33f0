const plugin = 'docusaurus-plugin-content-docs';

/**
 * Takes the list of all docs out of the data that every page loads: items of the navbar that lead to a doc by its id, and
 * suggestions of other versions, would read it, and the site has neither.
 *
 * @param {string} source JSON of `.docusaurus/globalData.json`
 * @returns {string} the same without the lists
 */
module.exports = function loader(source) {
  const data = JSON.parse(source);
  const withoutDocs = ([id, docs]) => [id, {...docs, versions: docs.versions.map((each) => ({...each, docs: []}))}];
  return JSON.stringify({...data, [plugin]: Object.fromEntries(Object.entries(data[plugin]).map(withoutDocs))});
};
