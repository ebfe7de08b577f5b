import { screen, within } from '@testing-library/react';

import { AssetsPage } from '../../areas/it/assets/AssetsPage';
import { AssetsDocument, type AssetsQuery, type AssetsQueryVariables } from '../../generated/graphql';
import { fill } from '../page/fill';
import { asset, assetsBackground, assetsPage, itPerson } from './assets';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';
import type { User } from '../testPortal';

/** Opens the register as Diego of IT, with one laptop but for what the test says. */
export const openAssets = (options: OpenOptions<AssetsQuery, AssetsQueryVariables> = {}) =>
  openListScreen(
    {
      page: <AssetsPage />,
      path: '/it/assets',
      heading: 'Asset & Inventory Management',
      document: AssetsDocument,
      usual: () => assetsPage([asset()]),
      background: assetsBackground,
      viewer: itPerson(),
    },
    options,
  );

/** The row of an asset. */
export const assetRow = (name = 'MacBook Pro 14'): Promise<HTMLElement> =>
  tableRow(/All Assets|Inventory|Employees|Maintenance/, name);

/** What the menu of a row offers. */
export async function menuOf(user: User, name = 'MacBook Pro 14'): Promise<string[]> {
  await user.click(within(await assetRow(name)).getByRole('button', { name: /^Actions for/ }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
}

/** Chooses from the menu of a row. */
export async function chooseOf(user: User, action: string, name = 'MacBook Pro 14'): Promise<void> {
  await menuOf(user, name);
  await user.click(screen.getByRole('menuitem', { name: action }));
}

/** Types a name into the field of the employee and selects the match. */
export async function chooseEmployee(user: User, form: HTMLElement, name: string): Promise<void> {
  await fill(user, within(form).getByRole('combobox', { name: 'Employee' }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}
