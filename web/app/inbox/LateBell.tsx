import styled from 'styled-components';

import { latePart, useLatePart } from '../../ui/late';
import { afterData } from '../../ui/overlay/later';
import { theme } from '../../ui/theme';

const bell = latePart(() => afterData(async () => (await import('./NotificationBell')).NotificationBell));

/** The bell, once the screen shows its data; its place is kept until then. */
export function LateBell() {
  const { Part } = useLatePart(bell);
  return Part ? <Part /> : <Place />;
}

const Place = styled.span`
  flex: none;
  inline-size: ${theme.size.control};
  block-size: ${theme.size.control};
`;
