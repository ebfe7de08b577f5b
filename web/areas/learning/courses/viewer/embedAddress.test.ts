import { embedAddress } from './embedAddress';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e'],
])('%s plays in the page [C4.44]', (address, player) => {
  expect(embedAddress(address)).toBe(player);
});

test('an address on a host that the installation allows is used as a player [C4.44]', () => {
  const hosts = ['https://video.acme.example'];
  const address = 'https://video.acme.example/embed/7';
  expect(embedAddress(` ${address} `, hosts)).toBe(address);
  for (const other of ['http://video.acme.example/embed/7', 'https://video.acme.example.evil.example/7', 'x'])
    expect(embedAddress(other, hosts)).toBeNull();
});

test.each([
  ['https://example.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/@channel'],
  ['javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ'],
])('%s does not', (address) => {
  expect(embedAddress(address)).toBeNull();
});
