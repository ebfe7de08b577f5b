import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import { OwnProfileDocument, PreviewPhotoDocument, UpdateProfileDocument } from '../../../generated/graphql';
import { answers, deferred, never, person, refusal, startsAs } from '../../../testing/graph';
import { choose, fileOf, loadPicture, withPictures } from '../../../testing/jsdom/pictures';
import { openProfile, profile, readUpload } from '../../../testing/people/profile';
import { interceptNetwork, server } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

jest.mock('../orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();
let showsFiles = true;
const { notes } = withPictures({ canDecode: (address) => showsFiles || !address.startsWith('blob:') });

beforeEach(() => {
  showsFiles = true;
});

/** The dialog with a JPEG of 1200 × 900 pixels. */
async function openCrop(handlers: readonly RequestHandler[] = []) {
  const portal = await openProfile({ handlers });
  await screen.findByRole('button', { name: 'Upload photo' });
  choose('Photo', fileOf('me.jpg', 'image/jpeg'));
  await loadPicture();
  return portal;
}

const dialog = () => within(screen.getByRole('dialog'));
const picture = () => screen.getByRole('presentation');
const save = () => screen.getByRole('button', { name: 'Save & Apply' });

test('the dialog offers round or square, rotation in both directions, zoom from 1 to 3 in tenths, a hint and two ways to close [A2.67 A9.25]', async () => {
  const { user } = await openCrop();
  expect(dialog().getByRole('radio', { name: 'Round' })).toBeChecked();
  const area = dialog().getByRole('application', { name: 'Crop area' });
  expect(area).toHaveClass('reactEasyCrop_CropAreaRound');
  await user.click(dialog().getByRole('radio', { name: 'Square' }));
  expect(area).not.toHaveClass('reactEasyCrop_CropAreaRound');

  await user.click(dialog().getByRole('button', { name: 'Rotate right' }));
  expect(picture().style.transform).toContain('rotate(90deg)');
  await user.click(dialog().getByRole('button', { name: 'Rotate left' }));
  await user.click(dialog().getByRole('button', { name: 'Rotate left' }));
  expect(picture().style.transform).toContain('rotate(-90deg)');

  const zoom = dialog().getByRole('slider', { name: 'Zoom' });
  expect([zoom.getAttribute('min'), zoom.getAttribute('max'), zoom.getAttribute('step')]).toEqual([
    '1',
    '3',
    '0.1',
  ]);
  fireEvent.change(zoom, { target: { value: '1.4' } });
  expect(picture().style.transform).toContain('scale(1.4)');
  expect(zoom).toHaveAttribute('aria-valuetext', '1.4×');

  expect(area).toHaveAccessibleDescription(
    'Drag the picture, or move it with the arrow keys. Zoom with the wheel, two fingers or the slider.',
  );
  expect(save()).toBeEnabled();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the crop area is 400 pixels high, and the cropped photo is as wide as high [A2.67 A2.68]', async () => {
  await openCrop();
  expect(dialog().getByRole('application')).toHaveStyle({ width: '400px', height: '400px' });
});

test('the arrow keys move the picture', async () => {
  const { user } = await openCrop();
  fireEvent.change(dialog().getByRole('slider'), { target: { value: '2' } });
  dialog().getByRole('application').focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(picture().style.transform).toContain('translate(-10px, -20px)');
});

test('the wheel zooms 250 ms after its last turn, and shows immediately that it was received [A2.69]', async () => {
  await openCrop();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const turn = () => fireEvent.wheel(picture(), { deltaY: -100, clientX: 336, clientY: 200 });
    turn();
    await act(() => jest.advanceTimersByTimeAsync(200));
    turn();
    await act(() => jest.advanceTimersByTimeAsync(249));
    expect(picture().style.transform).toContain('scale(1)');
    expect(dialog().getByText('1.4×')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(picture().style.transform).toContain('scale(1.4)'));
  expect(dialog().getByRole('slider')).toHaveAttribute('aria-valuetext', '1.4×');
});

test('the cropped photo is sent as a JPEG of quality 0.9 named by its time; the size is shown for five seconds, and the header shows the photo immediately [A5.10 A7.12 A8.16]', async () => {
  let sent: Awaited<ReturnType<typeof readUpload>> | undefined;
  const link = '/api/files/identity/new/';
  const { user } = await openCrop([
    answers(UpdateProfileDocument, async (_variables, request) => {
      sent = await readUpload(request);
      server.use(
        ...startsAs(person({ profilePicture: link })),
        answers(OwnProfileDocument, () => ({ me: profile({ profilePicture: link }) })),
      );
      return { updateProfile: profile({ profilePicture: link }) };
    }),
  ]);
  await user.click(save());
  expect(await screen.findByText('Profile photo updated successfully! (9 B)')).toBeVisible();
  expect(toastStore.read().map(({ duration }) => duration)).toEqual([5000]);
  expect(notes().written).toEqual(['image/jpeg', 0.9]);
  expect(sent?.files['profilePicture']?.name).toMatch(/^profile_\d{13}\.jpg$/);
  expect(sent?.files['profilePicture']?.type).toBe('image/jpeg');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const header = within(screen.getByRole('link', { name: /Maya Okafor/ }));
  await waitFor(() => expect(header.getByAltText('')).toHaveAttribute('src', `http://portal.test${link}`));
  expect(await screen.findByRole('button', { name: 'Change photo' })).toBeVisible();
});

test('a pinch ends at an allowed zoom [A9.25]', async () => {
  await openCrop();
  const stage = screen.getByTestId('container');
  const touches = (distance: number) => ({
    touches: [
      { clientX: 300, clientY: 200 },
      { clientX: 300 + distance, clientY: 200 },
    ],
  });
  fireEvent.touchStart(stage, touches(100));
  fireEvent.touchMove(stage, touches(137));
  await waitFor(() => expect(picture().style.transform).toContain('scale(1.37)'));
  fireEvent.touchEnd(stage, { touches: [] });
  await waitFor(() => expect(picture().style.transform).toContain('scale(1.4)'));
});

test('during the upload nothing can be changed, the browser asks before leaving, and Cancel or Escape stops it', async () => {
  const stopped = jest.fn();
  const { user } = await openCrop([
    answers(UpdateProfileDocument, async (_variables, request) => {
      request.signal.addEventListener('abort', stopped);
      await never();
    }),
  ]);
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await user.click(save());
  await screen.findByRole('button', { name: 'Saving...' });
  expect(dialog().getByRole('slider')).toBeDisabled();
  expect(dialog().getByRole('radio', { name: 'Square' })).toBeDisabled();
  expect(dialog().getByRole('button', { name: 'Rotate left' })).toBeDisabled();
  expect(leave()).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(stopped).toHaveBeenCalled());
  expect(toastStore.read()).toEqual([]);
  expect(leave()).toBe(false);
});

test.each([
  [
    'the words of the server',
    () =>
      refusal('BAD_USER_INPUT', 'Your files have no room left.', {
        profilePicture: ['Your files have no room left.'],
      }),
    'Your files have no room left.',
  ],
  ['those of the page without any', () => HttpResponse.error(), 'Failed to upload photo'],
])('after a failure the dialog stays unchanged, with %s [A8.15]', async (_which, refuse, text) => {
  const { user } = await openCrop([answers(UpdateProfileDocument, refuse)]);
  fireEvent.change(dialog().getByRole('slider'), { target: { value: '2' } });
  await user.click(dialog().getByRole('button', { name: 'Rotate right' }));
  await user.click(save());
  expect(await dialog().findByText(text)).toBeVisible();
  expect(picture().style.transform).toContain('rotate(90deg) scale(2)');
  expect(save()).toBeEnabled();
});

test("a picture that the browser cannot show is first drawn by the server, and a refusal shows the server's message", async () => {
  showsFiles = false;
  const sent: string[] = [];
  const late = deferred(() => ({ previewPhoto: 'data:image/jpeg;base64,drawn' }));
  const { user } = await openProfile({
    handlers: [
      answers(PreviewPhotoDocument, async (_variables, request) => {
        sent.push((await readUpload(request)).files['photo']?.name ?? '');
        return sent.length === 1
          ? late.respond()
          : refusal('BAD_USER_INPUT', 'Please select a valid image file', {
              photo: ['Please select a valid image file'],
            });
      }),
    ],
  });
  await screen.findByRole('button', { name: 'Upload photo' });
  choose('Photo', fileOf('scan.tiff', 'image/tiff'));
  expect(await screen.findByText('Preparing the picture...')).toBeInTheDocument();
  late.release();
  await loadPicture();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'data:image/jpeg;base64,drawn');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  choose('Photo', fileOf('broken.bmp', 'image/bmp'));
  expect(await screen.findByText('Please select a valid image file')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save & Apply' })).not.toBeInTheDocument();
  expect(sent).toEqual(['scan.tiff', 'broken.bmp']);
});
