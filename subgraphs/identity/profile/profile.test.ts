import { misnamed } from '../../kit/files/fileKind.js';
import { readLink } from '../../kit/files/files.js';
import { allSent } from '../../kit/outside/mail.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { compoundFile, docOf } from '../../kit/testing/files/wordBinary.js';
import { identity } from '../subgraph.js';
import { makePerson, PASSWORD } from '../user/user.factory.js';
import { picture } from './testing/pictures.js';
import { profileDesk, UPDATE } from './testing/profiles.js';
const WRONG_RESUME = { resume: ['Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'] };

let portal: TestSubgraph;
const { upload, update, linked, stored } = profileDesk(() => portal);
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(async () => {
  await allSent();
  await portal.close();
});

describe('a profile is not changed', () => {
  test('without signing in', async () => {
    expect((await portal.run(null, UPDATE, { input: {} })).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  test('to an invisible name', async () => {
    const { errors } = await update(await makePerson(portal.database), { firstName: '\u3164' });
    expect(errors[0]?.fields).toEqual({ firstName: ['This field may not be blank.'] });
  });

  test('to blank names or to the address of a colleague, in any spelling', async () => {
    const [person, other] = [await makePerson(portal.database), await makePerson(portal.database)];
    expect((await update(person, { firstName: ' ', email: '' })).errors[0]?.fields).toEqual({
      firstName: ['This field may not be blank.'],
      email: ['This field may not be blank.'],
    });
    expect((await update(person, { email: ` ${other.email.toUpperCase()}` })).errors[0]?.fields).toEqual({
      email: ['A user with this email already exists.'],
    });
  });

  test('by a file reference that the gateway did not make', async () => {
    const person = await makePerson(portal.database);
    const forged = {
      ...(await upload('me.png', await picture().png().toBuffer())),
      key: 'identity/somebody-elses.pdf',
    };
    expect((await update(person, { profilePicture: forged })).errors[0]?.fields).toEqual({
      profilePicture: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
  });

  test('when one part is refused: all or nothing', async () => {
    const person = await makePerson(portal.database);
    expect(
      (await update(person, { firstName: 'New', resume: await upload('cv.exe', 'MZ') })).errors[0]?.fields,
    ).toEqual(WRONG_RESUME);
    const row = await portal.database.one(
      'select first_name as "firstName" from user_account where id = $1',
      [person.id],
    );
    expect(row).toEqual({ firstName: 'Robin' });
  });
});

test('a person changes names and e-mail, and the other subgraphs are notified [A7.12 A4.26]', async () => {
  const person = await makePerson(portal.database);
  const { data } = await update(person, {
    firstName: 'Ada',
    email: 'ADA@portal.example',
    currentPassword: PASSWORD,
  });
  expect(data.updateProfile).toMatchObject({ firstName: 'Ada', email: 'ada@portal.example' });
  expect([...portal.latest().effects.viewersChanged]).toEqual([person.id]);
  const [event] = await portal.database.query<{ payload: object }>(
    'select payload from outbox order by id desc limit 1',
  );
  expect(event?.payload).toMatchObject({ userId: person.id, firstName: 'Ada', email: 'ada@portal.example' });
});

describe('a resume', () => {
  /** The smallest document that is one: content types, relations and a body. */
  const DOCX = Buffer.from(
    'UEsDBBQAAAAIAA1idV3GEnoHrAAAAPEAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbF2Puw7CMAxFf6XKihoXBgaUlIEdGPgBK3HbiOahJBT4exKQOjBax/dcWxxfdm4Wisl4J9mWd+zYi9s7UGoKcUmyKedwAEhqIouJ+0CukMFHi7mMcYSA6o4jwa7r9qC8y+Rym6uD9eJS5NFoaq4Y8xktSQZPHzVorx62bPJiY83pF6vNkmEIs1GYy02wOP3X2fphMIrWfLWF6BWlZNxoZ74Si8Ztqh56Ad+n+g9QSwMEFAAAAAgADWJ1XSuEJhIGAAAABAAAAAsAAABfcmVscy8ucmVsc7Op0LcDAFBLAwQUAAAACAANYnVdnxMTjDcAAACJFwAAEQAAAHdvcmQvZG9jdW1lbnQueG1s7dixDYAgEADAVdjAnhCWURKLRxqM69PS215zQ1z58jXOt7dn1rtFjESSJEmSJEmSJP9Yji3fF1BLAQIUAxQAAAAIAA1idV3GEnoHrAAAAPEAAAATAAAAAAAAAAAAAACAAQAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgADWJ1XSuEJhIGAAAABAAAAAsAAAAAAAAAAAAAAIAB3QAAAF9yZWxzLy5yZWxzUEsBAhQDFAAAAAgADWJ1XZ8TE4w3AAAAiRcAABEAAAAAAAAAAAAAAIABDAEAAHdvcmQvZG9jdW1lbnQueG1sUEsFBgAAAAADAAMAuQAAAHIBAAAAAA==',
    'base64',
  );
  const DOC = docOf('Ada');

  test('of every allowed kind is kept as it was sent, under its own name [A2.70 A5.11]', async () => {
    const person = await makePerson(portal.database);
    const kinds: [string, Buffer | string, string][] = [
      ['My CV.pdf', '%PDF-1.7\n%%EOF', 'application/pdf'],
      ['cv.DOC', DOC, 'application/msword'],
      ['cv.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['cv.rtf', '{\\rtf1 hello}', 'application/rtf'],
      ['cv.txt', 'Grüße aus Köln', 'text/plain; charset=utf-8'],
      ['unicode.txt', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/plain; charset=utf-8'],
      ['latin.txt', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]), 'text/plain; charset=utf-8'],
    ];
    for (const [name, content, contentType] of kinds) {
      const { data, errors } = await update(person, { resume: await upload(name, content) });
      expect([name, errors]).toEqual([name, []]);
      expect(linked(data.updateProfile.resume)).toMatchObject({ name, contentType, inline: false });
      expect(await stored(data.updateProfile.resume)).toEqual(Buffer.from(content as Buffer));
    }
    expect(
      await portal.database.query('select 1 from file where owner = $1', [`user:${person.id}`]),
    ).toHaveLength(1);
  });

  test('has a link that expires after five minutes', async () => {
    const person = await makePerson(portal.database);
    const { data } = await update(person, { resume: await upload('cv.pdf', '%PDF-1.7') });
    const token = data.updateProfile.resume?.split('/').at(-2) ?? '';
    expect(readLink('identity', token, portal.config, Date.now() + 299_000)).not.toBeNull();
    expect(readLink('identity', token, portal.config, Date.now() + 301_000)).toBeNull();
  });

  test('is refused by extension and by content, and when too large [A5.12]', async () => {
    const person = await makePerson(portal.database);
    const refusal = async (file: UploadReference) =>
      (await update(person, { resume: file })).errors[0]?.fields;
    expect(await refusal(await upload('cv.html', '<p>hi</p>'))).toEqual(WRONG_RESUME);
    expect(await refusal(await upload('cv.pdf', '<html>not a pdf</html>'))).toEqual(WRONG_RESUME);
    expect(await refusal(await upload('cv.docx', DOC))).toEqual({ resume: [misnamed('.doc')] });
    expect(await refusal(await upload('cv.doc', DOCX))).toEqual({ resume: [misnamed('.docx')] });
    expect(await refusal(await upload('cv.doc', compoundFile([{ name: 'Workbook', content: DOC }])))).toEqual(
      WRONG_RESUME,
    );
    expect(await refusal(await upload('cv.txt', '%PDF-1.7'))).toEqual({ resume: [misnamed('.pdf')] });
    expect(await refusal(await upload('cv.txt', Buffer.from([72, 0, 105])))).toEqual(WRONG_RESUME);
    expect(await refusal(await upload('cv', '%PDF-1.7'))).toEqual({ resume: [misnamed('.pdf')] });
    expect(await refusal(await upload('cv.pdf', '%PDF-1.7', { size: 25 * 1024 * 1024 }))).toEqual({
      resume: ['File size must be less than 25MB'],
    });
  });

  test('is removed by null', async () => {
    const person = await makePerson(portal.database);
    await update(person, { resume: await upload('cv.pdf', '%PDF-1.7') });
    expect((await update(person, { resume: null })).data.updateProfile.resume).toBeNull();
  });
});
