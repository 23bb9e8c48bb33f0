/** How the component under test comes to its reader: by a link within the site, or with the page that the server made. */
export const arrival = {isFollowed: false};

export default function useIsBrowser(): boolean {
  return arrival.isFollowed;
}
