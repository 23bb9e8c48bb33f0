/** Whether the reader has followed a link to the component under test, instead of loading the server-rendered page. */
export const arrival = {isFollowed: false};

export default function useIsBrowser(): boolean {
  return arrival.isFollowed;
}
