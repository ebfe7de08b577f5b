import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { createElement } from 'react';

import { OrgChartSection } from '../areas/profile/orgChart/OrgChartSection';
import type { OrgPerson } from '../areas/profile/orgChart/tree/orgTree';
import { person, startsAs } from './graph';
import { openPortal } from './openPortal';
import { chartHandlers, smallOrganisation } from './orgChart';
import { server } from './server';

interface Options {
  people?: readonly OrgPerson[];
  at?: string;
  /** Answers that come before the usual ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens the organisation chart alone, as Maya. `reload` is called in place of loading the page again. */
export async function openOrgChart({ people = smallOrganisation, at = '/profile', handlers = [] }: Options = {}) {
  const reload = jest.fn();
  server.use(...handlers, ...startsAs(person()), ...chartHandlers(people));
  const portal = await openPortal(at, {
    token: 'kept',
    routes: [{ path: '/profile', title: 'Profile', access: {}, load: () => Promise.resolve(() => createElement(OrgChartSection, { reload })) }],
  });
  return { ...portal, reload };
}

/** Somebody's card in the drawing. By its label, because looking for roles among hundreds of cards takes jsdom seconds. */
export const chartCard = (name: string) => screen.findByLabelText(new RegExp(`^${name}\\b`));
