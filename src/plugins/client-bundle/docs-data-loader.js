/** Breadcrumbs only ask whether an entry of the sidebar has a `docId`; `unlisted` says no where it stands. */
function shorter(key, value) {
  if (key === 'docId') {
    return 1;
  }
  return key === 'unlisted' && value === false ? undefined : value;
}

/**
 * Takes out of the data of the docs, which every docs page loads, what its components don't read: titles and
 * descriptions of all pages, which only lists of cards would show, and names of pages beside their addresses.
 *
 * @param {string} source JSON that the docs plugin hands to its routes
 * @returns {string} the same without it
 */
module.exports = function loader(source) {
  const data = JSON.parse(source);
  if (data.version === undefined) {
    return source;
  }
  const slim = {...data, version: {...data.version, docs: {}}};
  return JSON.stringify(slim, shorter);
};
