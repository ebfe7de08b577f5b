import fc from 'fast-check';
import { loadConfig } from '../../kit/config/config.js';
import { Problems } from '../../kit/request/errors.js';
import { hashPassword, isPassword } from './hash.service.js';
import { checkNewPassword } from './passwordRules.service.js';

const config = loadConfig({ ...process.env });
const OWNER = { firstName: 'Philippa', lastName: 'Ng', email: 'pn.harbor@portal.example' };

async function refusals(password: string): Promise<unknown> {
  const problems = new Problems();
  await checkNewPassword({ newPassword: password, newPasswordConfirm: password }, OWNER, config, problems);
  try {
    problems.throwIfAny();
    return null;
  } catch (error) {
    return (error as { extensions: { fields: unknown } }).extensions.fields;
  }
}

test("any password of 8 to 128 characters in any script is accepted, unless it is common or contains its owner's name", async () => {
  const password = fc.string({ unit: 'grapheme-composite', minLength: 8, maxLength: 128 }).filter((text) => {
    const length = [...text.normalize('NFKC')].length;
    return (
      length >= 8 &&
      length <= 128 &&
      !/philippa|pn\.harbor/i.test(text.normalize('NFKC')) &&
      !/^(.)\1*$|^[a-z0-9]*$/i.test(text)
    );
  });
  await fc.assert(
    fc.asyncProperty(password, async (text) => expect(await refusals(text)).toBeNull()),
    { numRuns: 200 },
  );
});

test('characters are counted as code points, not as bytes', async () => {
  expect(await refusals('🐢🦔🦉🐝🐌🦋🐞')).toEqual({
    newPassword: ['New password must be at least 8 characters long'],
  });
  expect(await refusals('🐢🦔🦉🐝🐌🦋🐞🐜')).toBeNull();
});

test('common passwords are refused in upper and lower case, and so is the name of the product', async () => {
  for (const common of ['password', 'PASSWORD1', 'QwertyUiop', 'iloveyou', 'Unified Corporate Portal 1']) {
    expect(await refusals(common)).toEqual({
      newPassword: ['This password is too common. Please choose another one.'],
    });
  }
});

test('a two-letter name does not restrict passwords', async () => {
  expect(await refusals('Morning-Song-12')).toBeNull();
});

test('a hash matches only its own password, however long or unusual the password is', async () => {
  const sample = fc.sample(fc.string({ unit: 'grapheme', minLength: 8, maxLength: 128 }), 3);
  for (const text of sample) {
    const stored = await hashPassword(text);
    expect([
      await isPassword(stored, text),
      await isPassword(stored, `${text} `),
      await isPassword(null, text),
    ]).toEqual([true, false, false]);
  }
});
