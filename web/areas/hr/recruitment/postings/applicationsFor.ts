import { otherSide } from '../otherSide';

/** What the address says on the tab of the applications for this posting. */
export const applicationsFor = (id: string) => ({ ...otherSide, tab: 'applications', job: id });
