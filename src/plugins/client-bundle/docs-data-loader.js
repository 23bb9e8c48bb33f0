/** What an entry of a sidebar link needs of its page is whether it has one; see `isCategoryOrLinkItemActive…` of the theme. */
module.exports = 0;
