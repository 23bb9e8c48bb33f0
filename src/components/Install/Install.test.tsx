import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';

import JvmBuilds from './JvmBuilds';
import PackageManagers from './PackageManagers';
import InstallPanel from './Panel';

const tabs = (): (string | null)[] => screen.getAllByRole('tab', {hidden: true}).map(({textContent}) => textContent);

test('package managers are tabs, npm first', () => {
  render(
    <PackageManagers>
      {['npm', 'pnpm', 'yarn'].map((id) => (
        <InstallPanel key={id} of={id}>{`${id} install`}</InstallPanel>
      ))}
    </PackageManagers>,
  );
  expect(tabs()).toEqual(['npm', 'pnpm', 'Yarn']);
  expect(screen.getByRole('tab', {selected: true, hidden: true}).textContent).toBe('npm');
});

test('build tools of the JVM are tabs, Maven first', () => {
  render(
    <JvmBuilds>
      <InstallPanel of="maven">a</InstallPanel>
      <InstallPanel of="gradle">b</InstallPanel>
    </JvmBuilds>,
  );
  expect(tabs()).toEqual(['Maven', 'Gradle']);
  expect(screen.getByRole('tab', {selected: true, hidden: true}).textContent).toBe('Maven');
});
