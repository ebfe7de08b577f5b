import { fileURLToPath } from 'node:url';

import { areas, axes, cards, charts, firstParts, jobs, list, shell, tracker } from './chunkFiles';

const web = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** The folders of web/ui, whose files each have their own name. */
const rooms =
  /^ui\/(?:layout(?:\/navigation)?|form(?:\/(?:choice|files|filters))?|(?:overlay|data)(?:\/\w+)*|feedback|charts|file)\//;

/** Tests whether a module is one of these files of the web app, named without their endings. */
const files = (names: readonly string[]) => {
  const wanted = new Set(names);
  return (id: string) =>
    wanted.has(
      id
        .replaceAll('\\', '/')
        .replace(web, '')
        .replace(rooms, 'ui/')
        .replace(/\.tsx?$/, ''),
    );
};

const stylePackages = packages('styled-components', 'stylis');
const isFirstPart = files([...firstParts.map((name) => `ui/${name}`), 'domain/stream/StreamContext']);

const isAxesPart = files(axes);
const drawingPackages = packages('classnames');

/** What is on every screen with a form. */
const formPackages = packages('formik', 'yup', 'lodash', 'lodash-es');
const isFormPart = files([
  'ui/TextArea',
  ...['RestoredNote', 'fields', 'problems', 'refusal', 'textRule', 'useGraphForm'].map(
    (name) => `domain/form/${name}`,
  ),
]);

/**
 * What travels together: a dozen small files in one pack better and arrive sooner than each by itself. A part
 * in none of these groups goes where the bundler puts it.
 */
export const chunks = [
  {
    name: 'react',
    test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
    priority: 20,
  },
  {
    name: 'apollo',
    test: packages('@apollo', 'graphql', 'rxjs', 'optimism', '@wry', 'apollo-upload-client', 'extract-files'),
    priority: 20,
  },
  {
    name: 'parts',
    test: (id: string) => stylePackages.test(id) || isFirstPart(id),
    priority: 10,
  },
  { name: 'icons', test: packages('lucide-react'), minShareCount: 2, priority: 9 },
  { name: 'shell', test: files(shell), priority: 8 },
  // A chunk of its own: one of the two screens that need it has no form, the other no tracker.
  { name: 'limits', test: files(['generated/limits']), priority: 8 },
  { name: 'areas', test: files(areas), priority: 7.5 },
  { name: 'cards', test: files(cards), priority: 7.3 },
  { name: 'list', test: files(list), priority: 7 },
  { name: 'tracker', test: files(tracker), priority: 7 },
  { name: 'jobs', test: files(jobs), priority: 7 },
  { name: 'charts', test: files(charts), priority: 7 },
  { name: 'axes', test: (id: string) => drawingPackages.test(id) || isAxesPart(id), priority: 6.5 },
  {
    name: 'form',
    test: (id: string) => formPackages.test(id) || isFormPart(id),
    priority: 6,
  },
];
