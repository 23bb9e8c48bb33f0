interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const listeners = new Set<() => void>();

/** Location of a component under test. */
export const history = {
  /** How the reader got there. */
  action: 'PUSH' as 'POP' | 'PUSH' | 'REPLACE',
  location: {pathname: '/', search: '', hash: ''} as Place,
  replace(place: Place): void {
    history.location = place;
    listeners.forEach((notify) => notify());
  },
  listen(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

export const useHistory = (): typeof history => history;

export const useLocation = (): Place => history.location;
