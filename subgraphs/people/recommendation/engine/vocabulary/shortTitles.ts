/**
 * Titles of two or three letters, with the families that they stand for. Where they mean several, the family
 * is taken whose words the text has most.
 */
export const SHORT_TITLES: readonly { word: string; families: readonly { name: string; words: string }[] }[] =
  [
    {
      word: 'PM',
      families: [
        {
          name: 'Product Manager',
          words: 'product discovery feature roadmap okr squad backlog user hypothesis po',
        },
        {
          name: 'Project Manager',
          words: 'project milestone gantt pmo budget rollout steering prince2 pmp contractor',
        },
      ],
    },
    { word: 'PO', families: [{ name: 'Product Manager', words: '' }] },
    { word: 'TPM', families: [{ name: 'Program Manager', words: '' }] },
    {
      word: 'SM',
      families: [
        { name: 'Scrum Master', words: 'scrum sprint agile retro retrospective squad' },
        { name: 'Social Media Manager', words: 'social instagram channel content campaign' },
      ],
    },
    {
      word: 'TA',
      families: [
        {
          name: 'Recruiter',
          words: 'talent candidate recruiting recruiter sourcing hiring offer interview ats',
        },
        { name: 'Teacher', words: 'teaching university lecture seminar professor course exam' },
      ],
    },
    { word: 'HRBP', families: [{ name: 'HR Generalist', words: '' }] },
    { word: 'AE', families: [{ name: 'Account Executive', words: '' }] },
    { word: 'KAM', families: [{ name: 'Account Manager', words: '' }] },
    { word: 'SDR', families: [{ name: 'Sales Development Representative', words: '' }] },
    {
      word: 'CSM',
      families: [
        { name: 'Customer Success Manager', words: 'customer renewal onboarding churn account' },
        { name: 'Scrum Master', words: 'scrum sprint agile team' },
      ],
    },
    { word: 'CSR', families: [{ name: 'Customer Support Agent', words: '' }] },
    { word: 'BDM', families: [{ name: 'Account Executive', words: '' }] },
    {
      word: 'Architect',
      families: [
        {
          name: 'Software Architect',
          words: 'software cloud system microservice api platform java application',
        },
        {
          name: 'Civil Engineer',
          words: 'building construction site bim revit facade planning tender autocad',
        },
      ],
    },
    { word: 'EA', families: [{ name: 'Executive Assistant', words: '' }] },
    { word: 'PA', families: [{ name: 'Executive Assistant', words: '' }] },
    { word: 'EM', families: [{ name: 'Engineering Manager', words: '' }] },
    { word: 'DS', families: [{ name: 'Data Scientist', words: '' }] },
    { word: 'PdM', families: [{ name: 'Product Manager', words: '' }] },
    { word: 'UX', families: [{ name: 'UX Designer', words: '' }] },
    {
      word: 'QA',
      families: [
        { name: 'QA Engineer', words: 'software release bug defect app web test automation' },
        { name: 'Quality Manager', words: 'production supplier iso inspection plant' },
      ],
    },
    { word: 'RN', families: [{ name: 'Nurse', words: '' }] },
  ];
