const docs = 'docusaurus-plugin-content-docs';

/**
 * Takes out of the global data, which every reader loads, the list of all docs pages: only links of the navbar that
 * name a page by its id would read it, and the navbar's links name addresses.
 *
 * @param {string} source `.docusaurus/globalData.json` of the framework
 * @returns {string} the same without it
 * @throws Error when there is no such list
 */
module.exports = function loader(source) {
  const data = JSON.parse(source);
  const versions = data[docs]?.default?.versions;
  if (!versions?.every((version) => Array.isArray(version.docs))) {
    throw new Error(
      '.docusaurus/globalData.json has another form; adapt src/plugins/client-bundle/global-data-loader.js',
    );
  }
  const slim = versions.map((version) => ({...version, docs: [], sidebars: {}}));
  return JSON.stringify({...data, [docs]: {...data[docs], default: {...data[docs].default, versions: slim}}});
};
