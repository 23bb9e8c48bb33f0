/** Texts of the menu in narrow windows. */
export const mobileMenu = {
  toggle: 'Toggle navigation bar',
  mainMenu: 'Main menu',
} as const;
