import { Banner } from '../../ui/Banner';

/** Stands above a form that has its draft again. */
export function RestoredNote() {
  return <Banner tone="brand">What you entered before is still here.</Banner>;
}
