import {useContext, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import type {Location} from 'history';

interface Props {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * What `PendingNavigation` shows, at the location that it names. React Router's own `Route` tells all links and menus
 * of the page anew whenever the address changes, and they are all rendered while the parts of the next page are on
 * their way, to no effect; here they are told once, when those have come.
 */
export default function SettledRoute({location, render}: Props): ReactNode {
  const router = useContext(RouterContext);
  const [settled, setSettled] = useState(() => ({...router, location}));
  if (settled.location !== location) {
    setSettled({...router, location});
  }
  return <RouterContext.Provider value={settled}>{render()}</RouterContext.Provider>;
}
