import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** The folders of web/ui, whose files each have a name of their own. */
const rooms = /^ui\/(?:layout|form|overlay|data|feedback|charts|file)\//;

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

/** Parts of web/ui that the sign-in page shows. */
const firstParts = [
  'theme',
  'store',
  'GlobalStyle',
  'colorScheme',
  'ThemeSwitch',
  'Icon',
  'Button',
  'buttonStyle',
  'IconButton',
  'TextLink',
  'Field',
  'hiddenStyle',
  'controlStyle',
  'TextField',
  'PasswordField',
  'Checkbox',
  'checkboxStyle',
  'Banner',
  'Logo',
  'ArchPanel',
  'PageHeader',
  'LoadingScreen',
];

const stylePackages = packages('styled-components', 'stylis');
const isFirstPart = files([...firstParts.map((name) => `ui/${name}`), 'domain/stream/StreamContext']);

/** Small things that most screens of a signed-in person are made of; none of them needs React Aria. */
const shell = [
  'app/Layout',
  'app/Header',
  'app/Footer',
  'app/LateTracker',
  'app/navigation',
  ...[
    'ButtonLink',
    'Card',
    'Drawing',
    'EmptyState',
    'ErrorState',
    'Notice',
    'QuietFailure',
    'Skeleton',
    'Stack',
    'StatusBadge',
    'TextButton',
    'VisuallyHidden',
    'Avatar',
    'dates/days',
    'duration',
    'late',
    'numbers',
    'searchStyle',
    'useFocusHeir',
  ].map((name) => `ui/${name}`),
  ...[
    'action/useAction',
    'footer/FooterLinks',
    'form/incompleteText',
    'form/useDraft',
    'calendar/instant',
    'failure/logFailure',
    'stream/useNews',
    'text/unseen',
    'timesheets/tracker/trackerCopy',
  ].map((name) => `domain/${name}`),
  'generated/fragment-masking',
];

/** Small things of the areas, which no one needs before signing in. */
const areas = [
  ...[
    'CardGrid',
    'FactList',
    'IconTile',
    'PopoverButton',
    'ProgressBar',
    'Segments',
    'StatCard',
    'overlayStyle',
    'useRoom',
  ].map((name) => `ui/${name}`),
  ...[
    'calendar/AgeText',
    'calendar/InstantText',
    'calendar/age',
    'calendar/day',
    'calendar/month',
    'calendar/zoneNote',
    'files/useDownload',
    'files/useFileAddress',
    'leave/allowance',
    'leave/leaveTypeName',
    'list/countIn',
    'list/useUrlQuery',
    'people/PersonAvatar',
    'people/PersonName',
    'people/useDepartments',
    'tickets/TicketStatusBadge',
    'tickets/statusGroups',
    'tickets/statusTone',
    'tickets/ticketKindName',
    'tickets/ticketStatus',
  ].map((name) => `domain/${name}`),
];

/** What stands on every screen with a list. */
const list = [
  ...[
    'BulkBar',
    'Chip',
    'Disclosure',
    'FilterBar',
    'Filters',
    'GoToPage',
    'GroupHead',
    'Menu',
    'Pager',
    'RowLink',
    'SearchBox',
    'Select',
    'SelectBox',
    'Table',
    'TableHead',
    'TableRow',
    'TableSkeleton',
    'Tabs',
    'ViewButton',
    'cardStyle',
    'csv',
    'csvSeparator',
    'opensWith',
    'pageSizes',
    'saveCsv',
    'saveFile',
    'selection',
    'tableGroups',
    'tableStyles',
    'tableView',
  ].map((name) => `ui/${name}`),
  ...[
    'csv/ExportButton',
    'csv/ExportSelected',
    'csv/csvWriter',
    'csv/useExport',
    'list/ListCard',
    'list/freshRows',
    'list/readPages',
    'list/useFreshRows',
    'list/useListQuery',
    'list/useListView',
    'list/useOpenItem',
    'tickets/PriorityBadge',
    'tickets/priorityName',
  ].map((name) => `domain/${name}`),
];

/** The time tracker, which comes to every screen of an employee once its data shows. */
const tracker = [
  ...['clock', 'pinned', 'weekQueries'].map((name) => `domain/timesheets/${name}`),
  ...[
    'FloatingTracker',
    'HeaderTracker',
    'PhaseDot',
    'TrackerForm',
    'TrackerNote',
    'TrackerTime',
    'dockStyle',
    'tracker',
    'trackerClock',
    'trackerDocuments',
    'trackerFold',
    'trackerLock',
    'trackerPhase',
    'trackerSending',
    'trackerServer',
    'trackerSession',
    'trackerStart',
    'trackerTicker',
    'trackerWords',
    'useDockHeight',
    'useStepFocus',
    'useTracker',
    'useTypedWork',
  ].map((name) => `domain/timesheets/tracker/${name}`),
];

/** The frame of every chart; what draws in it comes later. */
const charts = [
  'BarChart',
  'ChartFrame',
  'ChartLegend',
  'ChartPlot',
  'ChartTable',
  'chart',
  'seriesColors',
].map((name) => `ui/${name}`);

/** What draws in it over time: lines, and what every drawing needs, the axes with their scales and the tip. */
const axes = ['ChartTip', 'Lines', 'Plane', 'tipLines'].map((name) => `ui/drawing/${name}`);
const isAxesPart = files(axes);
const drawingPackages = packages('classnames');

/** The words of job postings and applications: a few lines each. */
const jobs = [
  'ApplicationStatusBadge',
  'PostingPriorityBadge',
  'PostingStatusBadge',
  'applicantsText',
  'applicationStatus',
  'experienceLevelName',
  'jobTypeName',
  'locationText',
  'placeText',
  'postingPriority',
  'postingStatus',
  'salaryText',
].map((name) => `domain/jobs/${name}`);

/** What stands on every screen with a form. */
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
  // By itself: of two screens that need it, one has no form and the other no tracker.
  { name: 'limits', test: files(['generated/limits']), priority: 8 },
  { name: 'areas', test: files(areas), priority: 7.5 },
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
