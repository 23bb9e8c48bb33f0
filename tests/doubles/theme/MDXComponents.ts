/** The components of the theme, of which tests need none. */
export default {};
