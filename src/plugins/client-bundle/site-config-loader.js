const buildOnly = ['plugins', 'presets', 'themes'];

/**
 * Takes out of the site's configuration, which every reader loads, what only the build reads: the options of plugins
 * and themes, and with them folders of the machine that builds.
 *
 * @param {string} source `.docusaurus/docusaurus.config.mjs` of the framework
 * @returns {string} the same without `plugins`, `presets` and `themes`
 * @throws Error when the framework writes another form
 */
module.exports = function loader(source) {
  const [, json] = /^export default (\{[\s\S]*\});?\s*$/m.exec(source) ?? [];
  if (!json) {
    throw new Error(
      '.docusaurus/docusaurus.config.mjs has another form; adapt src/plugins/client-bundle/site-config-loader.js',
    );
  }
  const entries = Object.entries(JSON.parse(json)).filter(([name]) => !buildOnly.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
};
