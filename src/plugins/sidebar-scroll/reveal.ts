/**
 * Scrolls the sidebar so that the entry of the current page is in its middle, unless the reader can see it already. The
 * page and the focus stay where they are. It is also an inline script, so it uses nothing from outside itself.
 */
export function revealCurrentPage(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-container nav.menu');
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) {
    return;
  }
  const box = sidebar.getBoundingClientRect();
  const {top, bottom, height} = entry.getBoundingClientRect();
  if (height > 0 && (top < box.top || bottom > Math.min(box.bottom, window.innerHeight))) {
    sidebar.scrollTop += top - box.top - (sidebar.clientHeight - height) / 2;
  }
}
