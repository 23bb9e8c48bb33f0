import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router, useLocation} from 'react-router';
import {useState, type ReactNode} from 'react';
import {expect, it} from 'vitest';

import SettledRoute from './settled-route';

it('tells what is inside of a location when it is settled, and only then', () => {
  const history = createMemoryHistory({initialEntries: ['/here']});
  const seen: string[] = [];
  let settle = (): void => undefined;

  function Inside(): ReactNode {
    const {pathname} = useLocation();
    seen.push(pathname);
    return pathname;
  }
  const inside = <Inside />;

  function Page(): ReactNode {
    const [location, setLocation] = useState(history.location);
    settle = () => setLocation(history.location);
    return <SettledRoute location={location} render={() => inside} />;
  }
  const page = <Page />;

  render(<Router history={history}>{page}</Router>);
  act(() => history.push('/there'));
  expect(seen).toEqual(['/here']);
  act(() => settle());
  expect(seen).toEqual(['/here', '/there']);
  expect(screen.getByText('/there')).toBeTruthy();
});
