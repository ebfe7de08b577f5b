import { Outlet, ScrollRestoration } from 'react-router-dom';

import { LateToasts } from './LateToasts';

/** Around every screen. */
export function Root() {
  return (
    <>
      <Outlet />
      <LateToasts />
      <ScrollRestoration />
    </>
  );
}
