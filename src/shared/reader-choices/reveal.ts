/** Opens the tabs and sections around an element; the script of the reader-choices plugin does it. */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event('reveal', {bubbles: true}));
}
