import { within, screen } from '@testing-library/react';

import { RecruitmentPage } from '../../areas/hr/recruitment/RecruitmentPage';
import {
  HrApplicationsDocument,
  HrPostingsDocument,
  type HrApplicationsQuery,
  type HrApplicationsQueryVariables,
  type HrPostingsQuery,
  type HrPostingsQueryVariables,
} from '../../generated/graphql';
import { hrPerson } from '../people/employees';
import { openListScreen, type OpenOptions } from '../openListScreen';
import {
  applicationsPage,
  hrApplication,
  hrPosting,
  postingsPage,
  recruitmentBackground,
} from './recruitment';
import { tableRow } from '../page/tableRow';
import type { User } from '../testPortal';

const page = {
  page: <RecruitmentPage />,
  heading: 'Recruitment and Hiring',
  background: recruitmentBackground,
};

/** Opens the postings as Priya of HR, with the Platform Engineer alone but for what the test says. */
export const openPostings = (options: OpenOptions<HrPostingsQuery, HrPostingsQueryVariables> = {}) =>
  openListScreen(
    {
      ...page,
      path: '/hr/recruitment',
      document: HrPostingsDocument,
      usual: () => postingsPage([hrPosting()]),
      viewer: hrPerson(),
    },
    options,
  );

/** Opens the applications as Priya of HR, with Amara's alone but for what the test says. */
export const openApplications = (
  options: OpenOptions<HrApplicationsQuery, HrApplicationsQueryVariables> = {},
) =>
  openListScreen(
    {
      ...page,
      path: '/hr/recruitment?tab=applications',
      document: HrApplicationsDocument,
      usual: () => applicationsPage([hrApplication()]),
      viewer: hrPerson(),
    },
    options,
  );

export const postingRow = (title: string): Promise<HTMLElement> => tableRow('Job postings', title);
export const applicationRow = (name: string): Promise<HTMLElement> => tableRow('Applications', name);

/** Opens the details of a row. */
export async function openRow(user: User, row: HTMLElement): Promise<HTMLElement> {
  const link = within(row).getByRole('link', {
    name: (_name, element) => element.hasAttribute('data-opens-row'),
  });
  await user.click(link);
  return screen.findByRole('dialog', { name: link.textContent ?? '' });
}

/** Chooses another status in the row of an application, or in its details. */
export async function move(user: User, within_: HTMLElement, word: string): Promise<void> {
  await user.click(within(within_).getByRole('button', { name: /Status of/ }));
  await user.click(await screen.findByRole('option', { name: word }));
}
