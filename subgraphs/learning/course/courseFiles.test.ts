import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { openStore } from '../../kit/files/fileStore.js';
import { learning } from '../subgraph.js';
import { CreateCourse, DeleteCourse, UpdateCourse } from '../testing/courses.js';
import { addCourse } from './course.factory.js';

const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(100),
]);
const MP4 = Buffer.concat([Buffer.from('00000018667479706d70343200000000', 'hex'), Buffer.alloc(100)]);
const MKV = Buffer.concat([
  Buffer.from('1a45dfa3a34286810142f7810142f2810442f3810842828861', 'hex'),
  Buffer.from('matroska'),
  Buffer.alloc(100),
]);
const PDF = '%PDF-1.7\n%%EOF\n';
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA rope.\n';

describeSubgraph(learning, { emptied: ['course_category', 'file'] }, (subgraph) => {
  const { as, database } = subgraph;
  const upload = (name: string, content: string | Buffer) => uploadTo(subgraph, name, content);
  const kept = () =>
    database.query<{ name: string; key: string }>('select name, key from file order by name');

  test('a video, captions and a PDF are recognised by their content, not by their name [C7.36]', async () => {
    const id = await addCourse(database);
    const VIDEO = 'Only MP4 and WebM videos are allowed.';
    for (const [field, name, content, text] of [
      ['videoFile', 'a.mp4', PDF, VIDEO],
      ['videoFile', 'a.webm', MKV, VIDEO],
      [
        'videoFile',
        'a.mov',
        MP4,
        'The content of this file is MP4, but its name does not end in .mp4. Please rename it.',
      ],
      ['videoFile', 'a.mp4', '', 'The submitted file is empty.'],
      ['captionsFile', 'a.vtt', 'Hello', 'Only WebVTT captions (.vtt) are allowed.'],
      [
        'captionsFile',
        'a.srt',
        VTT,
        'The content of this file is VTT, but its name does not end in .vtt. Please rename it.',
      ],
      ['pdfFile', 'a.pdf', WEBM, 'Only PDF files are allowed.'],
    ] as const) {
      const input = { [field]: await upload(name, content) };
      await expectRefusal(as.hr.try(UpdateCourse, { id, input }), 'BAD_USER_INPUT', field, text);
    }
    const large = { ...(await upload('a.pdf', PDF)), size: 50 * 1024 * 1024 };
    await expectRefusal(
      as.hr.try(UpdateCourse, { id, input: { pdfFile: large } }),
      'BAD_USER_INPUT',
      'pdfFile',
    );
    expect(await kept()).toEqual([]);
  });

  test('files are stored with their course, replaced, removed by null, and deleted with it', async () => {
    await database.query(`insert into course_category (id, name) values (1, 'Boats')`);
    const { createCourse } = await as.hr.ask(CreateCourse, {
      input: {
        ...{ title: 'Knots', category: 1, pdfFile: await upload('Knots.pdf', PDF) },
        ...{ videoFile: await upload('Knots.webm', WEBM), captionsFile: await upload('Knots.vtt', VTT) },
      },
    });
    expect(createCourse).toMatchObject({
      ...{ videoName: 'Knots.webm', captionsName: 'Knots.vtt', pdfName: 'Knots.pdf' },
      ...{ primaryContent: 'VIDEO_FILE', primaryContentUrl: createCourse.videoFile },
    });
    const { id } = createCourse;
    const first = await kept();
    expect(first.map(({ name }) => name)).toEqual(['Knots.pdf', 'Knots.vtt', 'Knots.webm']);
    const { updateCourse } = await as.hr.ask(UpdateCourse, {
      id,
      input: { videoFile: await upload('Other.mp4', MP4), captionsFile: null },
    });
    expect(updateCourse).toMatchObject({ videoName: 'Other.mp4', captionsName: null, pdfName: 'Knots.pdf' });
    const store = await openStore(subgraph.config);
    for (const { name, key } of first) expect(await store.exists(key)).toBe(name === 'Knots.pdf');
    const second = await kept();
    await as.hr.ask(DeleteCourse, { id });
    for (const { key } of second) expect(await store.exists(key)).toBe(false);
    expect(await kept()).toEqual([]);
  });

  test('a course that is refused for another field stores no file', async () => {
    const input = { title: 'Knots', category: 99, pdfFile: await upload('Knots.pdf', PDF) };
    await expectRefusal(as.hr.try(CreateCourse, { input }), 'BAD_USER_INPUT', 'category');
    expect(await kept()).toEqual([]);
  });
});
