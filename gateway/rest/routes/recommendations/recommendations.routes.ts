import { recommendationsShown } from '../../present/recruitment.js';
import type { Row } from '../../route.js';

/** Two of them also answer directly under the family (rest.md 0, decision P3). */
const directly = (path: string) => [
  `/api/recruitment/job-recommendations/${path}/`,
  `/api/recruitment/${path}/`,
];

const own = 'anyone signed in, for the resume in their own profile';
const present = recommendationsShown;
const check = {
  paths: directly('check-resume-and-recommend'),
  operation: 'CheckResumeAndRecommend',
  who: own,
  present,
};

export const recommendationRows: readonly Row[] = [
  { ...check, method: 'GET' },
  { ...check, method: 'POST' },
  {
    method: 'POST',
    paths: directly('upload-resume-for-recommendations'),
    operation: 'UploadResumeForRecommendations',
    who: 'anyone signed in; the file becomes the resume of their own profile',
    takes: { resume: { file: 'needs a form' } },
    present,
  },
  {
    method: 'POST',
    paths: ['/api/recruitment/job-recommendations/generate/'],
    operation: 'GenerateJobRecommendations',
    who: 'anyone signed in, for themselves; HR and Administrator for anyone',
    present,
  },
];
