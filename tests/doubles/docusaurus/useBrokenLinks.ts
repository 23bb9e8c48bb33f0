/** Anchors that components have reported; tests that check them clear the list first. */
export const anchors: string[] = [];

/** Links that components have reported. */
export const links: string[] = [];

const brokenLinks = {
  collectAnchor: (anchor: string | undefined): void => {
    if (anchor) {
      anchors.push(anchor);
    }
  },
  collectLink: (link: string | undefined): void => {
    if (link) {
      links.push(link);
    }
  },
};

/** Collects the links and anchors that the build would check. */
export default function useBrokenLinks(): typeof brokenLinks {
  return brokenLinks;
}
