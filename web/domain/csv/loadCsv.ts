import { whenIdle } from '../../ui/overlay/lazyDialog';

/** What writes files of rows. No list needs it to show, so it comes after the data, or when it is first wanted. */
export const loadCsv = () => import('./csvCode');

whenIdle(() => void loadCsv().catch(() => undefined));
