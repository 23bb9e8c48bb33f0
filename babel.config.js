// How the site's sources are compiled, in the build and under `npm start`.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
