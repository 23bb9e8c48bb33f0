interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address that a component under test is at. */
export const history = {
  location: {pathname: '/', search: '', hash: ''} as Place,
  replace(place: Place): void {
    history.location = place;
  },
};

export const useHistory = (): typeof history => history;
