import styled from 'styled-components';

import { latePart, useLatePart } from '../../ui/late';
import { afterData } from '../../ui/overlay/lazyDialog';
import { theme } from '../../ui/theme';
import type { BellAndCountsProps } from './BellAndCounts';

const bell = latePart(() => afterData(async () => (await import('./BellAndCounts')).BellAndCounts));

/** The bell, and the counts of the navigation with it, once the screen shows its data; its place is kept until then. */
export function LateBell(props: BellAndCountsProps) {
  const { Part } = useLatePart(bell);
  return Part ? <Part {...props} /> : <Place />;
}

const Place = styled.span`
  flex: none;
  inline-size: ${theme.size.control};
  block-size: ${theme.size.control};
`;
