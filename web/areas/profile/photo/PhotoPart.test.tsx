import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { UpdateProfileDocument } from '../../../generated/graphql';
import { answers, person, startsAs } from '../../../testing/graph';
import { choose, fileOf, loadPicture, withPictures } from '../../../testing/jsdom/pictures';
import { openProfile, profile } from '../../../testing/people/profile';
import { interceptNetwork, server } from '../../../testing/server';

jest.mock('../orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();
withPictures();

const link = '/api/files/identity/photo/';

test('a file that is not a photo, or too large, is refused before the dialog, until one is accepted [A5.8 A5.9 A9.24]', async () => {
  await openProfile();
  await screen.findByRole('button', { name: 'Upload photo' });
  choose('Photo', fileOf('cv.pdf', 'application/pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Please select a valid image file \(JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG\)$/,
  );
  choose('Photo', fileOf('me.png', 'image/png', 10 * 1024 * 1024));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Image file size must be less than 10MB$/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  choose('Photo', fileOf('me.png', 'image/png'));
  await loadPicture();
  expect(screen.queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
});

test('the button opens the file picker of the device', async () => {
  const { user } = await openProfile();
  const opened = jest.fn();
  await screen.findByRole('button', { name: 'Upload photo' });
  screen.getByLabelText('Photo', { selector: 'input' }).addEventListener('click', opened);
  await user.click(screen.getByRole('button', { name: 'Upload photo' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

/** Maya with a photo; where the mutation answers `removed` it is gone, from the header too. */
async function askToRemove() {
  const sent: unknown[] = [];
  let now = profile({ profilePicture: link });
  const portal = await openProfile({
    me: () => now,
    who: person({ profilePicture: link }),
    handlers: [
      answers(UpdateProfileDocument, (variables) => {
        sent.push(variables);
        now = profile();
        server.use(...startsAs(person()));
        return { updateProfile: now };
      }),
    ],
  });
  await portal.user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your photo?' }));
  return { ...portal, question, sent };
}

test('a photo is removed after a confirmation, and replaced by the initials', async () => {
  const { user, question, sent } = await askToRemove();
  await user.click(question.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent).toEqual([{ input: { profilePicture: null } }]);
  expect(await screen.findByRole('button', { name: 'Upload photo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByAltText('')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload photo' })).toHaveFocus());
});

test('a photo stays when the person cancels, and when removing it fails', async () => {
  const { user, question, sent } = await askToRemove();
  await user.click(question.getByRole('button', { name: 'Keep photo' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);

  server.use(answers(UpdateProfileDocument, () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove photo' }),
  );
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
