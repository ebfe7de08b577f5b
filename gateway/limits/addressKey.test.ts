import { addressKey } from './addressKey.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1'],
  ['2001:0DB8:0007:0001::1', '2001:db8:7:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('a client at %s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
