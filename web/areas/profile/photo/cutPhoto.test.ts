import { withPictures } from '../../../testing/jsdom/pictures';
import { cutPhoto } from './cutPhoto';

const { notes } = withPictures({ width: 4000, height: 3000 });

const cut = (rotation = 0, size = 3000, x = 500) =>
  cutPhoto(new Image(), { area: { x, y: 0, width: size, height: size }, rotation }, 1763740000000);
const called = (name: string) =>
  notes()
    .calls.filter(([one]) => one === name)
    .map(([, ...given]) => given);

test('a cropped photo is a JPEG of quality 0.9, named by its time [A5.10 A7.12]', async () => {
  const photo = await cut();
  expect(notes().written).toEqual(['image/jpeg', 0.9]);
  expect([photo.name, photo.type]).toEqual(['profile_1763740000000.jpg', 'image/jpeg']);
});

test('a large crop becomes 1024 pixels wide, a small one stays as it is', async () => {
  await cut();
  expect(notes().size).toEqual([1024, 1024]);
  await cut(0, 300);
  expect(notes().size).toEqual([300, 300]);
});

test('transparent parts become white, behind the picture', async () => {
  await cut();
  const order = notes().calls.map(([name]) => name);
  expect(notes().calls).toContainEqual(['fillStyle', 'white']);
  expect(order.indexOf('fillRect')).toBeLessThan(order.indexOf('drawImage'));
});

test('the picture is rotated around its own centre', async () => {
  await cut(0, 3000, 500);
  expect(called('translate')).toEqual([[1500, 1500]]);
  expect(called('drawImage')).toEqual([[-2000, -1500, 4000, 3000]]);
});

test('a quarter turn swaps width and height, a half does not, and five quarters equal one', async () => {
  await cut(90, 3000, 0);
  await cut(-180, 3000, 500);
  await cut(450, 3000, 0);
  expect(called('translate')).toEqual([
    [1500, 2000],
    [1500, 1500],
    [1500, 2000],
  ]);
  expect(called('rotate')).toEqual([[Math.PI / 2], [-Math.PI], [2.5 * Math.PI]]);
});

test('a browser that makes no JPEG is reported as an error', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await expect(cut()).rejects.toThrow('The browser made no JPEG.');
});
