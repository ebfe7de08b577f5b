import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addApplication } from '../application/application.factory.js';
import { people } from '../subgraph.js';
import { addPosting } from './posting.factory.js';
import { CLOSED, DRAFT, ON_HOLD } from './posting.status.js';
const employee = viewer();
const writers: [string, Viewer][] = [
  ['HR', viewer(['HR'])],
  ['an Administrator', viewer(['Administrator'])],
];

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate job_posting, employee cascade'));

test('an applicant sees that they applied and cannot apply again, even after a withdrawal; other people can, and all see the count', async () => {
  const { id } = await addPosting(test_.database);
  const other = await addPosting(test_.database);
  const mine = await addApplication(test_.database, {
    jobPostingId: id,
    applicantId: employee.userId,
    statusId: 8,
  });
  const document = `{ jobPosting(id: "${id}") { applicationsCount myApplication { id } viewerCan { apply manage } } other: jobPosting(id: "${other.id}") { applicationsCount viewerCan { apply } } }`;
  expect((await test_.run(employee, document)).data).toEqual({
    jobPosting: {
      applicationsCount: 1,
      myApplication: { id: mine },
      viewerCan: { apply: false, manage: false },
    },
    other: { applicationsCount: 0, viewerCan: { apply: true } },
  });
  expect((await test_.run(viewer(['HR']), document)).data).toMatchObject({
    jobPosting: { applicationsCount: 1, myApplication: null, viewerCan: { apply: true, manage: true } },
  });
});

test('nobody, whatever their role, can apply for a draft, a posting on hold or a closed one', async () => {
  for (const given of [
    { statusId: DRAFT },
    { statusId: ON_HOLD },
    { statusId: CLOSED },
    { isActive: false },
    { applicationDeadline: '2020-01-01' },
  ]) {
    const { id } = await addPosting(test_.database, given);
    for (const [, who] of writers)
      expect(
        (
          await test_.run(
            who,
            `{ jobPosting(id: "${id}") { acceptsApplications viewerCan { apply manage } } }`,
          )
        ).data,
      ).toEqual({ jobPosting: { acceptsApplications: false, viewerCan: { apply: false, manage: true } } });
  }
});
