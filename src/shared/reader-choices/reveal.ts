/**
 * Opens the tabs and sections around an element, as the browser does when it finds text in it or loads a page with its
 * id in the address. Scrolls to the element if any was closed.
 */
export function reveal(element: Element): void {
  let isHidden = false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.matches('details:not([open])')) {
      each.setAttribute('open', '');
      isHidden = true;
    } else if (each.matches('[hidden="until-found"]')) {
      // The script of the reader-choices plugin chooses the tab.
      each.dispatchEvent(new Event('beforematch', {bubbles: true}));
      isHidden = true;
    }
  }
  if (isHidden) {
    element.scrollIntoView();
  }
}
