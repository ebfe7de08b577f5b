import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { OrgChartSection } from '../../areas/profile/orgChart/OrgChartSection';
import type { OrgPerson } from '../../areas/profile/orgChart/tree/orgTree';
import { chartHandlers, smallOrganisation } from './orgChart';
import { renderScreen } from '../renderScreen';

interface Options {
  people?: readonly OrgPerson[];
  at?: string;
  /** Answers that override the default ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens the organisation chart alone, as Maya. `reload` is called in place of loading the page again. */
export async function openOrgChart({
  people = smallOrganisation,
  at = '/profile',
  handlers = [],
}: Options = {}) {
  const reload = jest.fn();
  const opened = await renderScreen(<OrgChartSection reload={reload} />, {
    at,
    answers: [...handlers, ...chartHandlers(people)],
  });
  return { ...opened, reload };
}

/**
 * Someone's card in the drawing. By its label, because looking for roles among hundreds of cards takes jsdom
 * seconds.
 */
export const chartCard = (name: string) => screen.findByLabelText(new RegExp(`^${name}\\b`));
