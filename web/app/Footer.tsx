import styled from 'styled-components';

import { usePortalConfig } from '../domain/config/ConfigContext';
import { useHasScreen } from '../domain/navigation/ScreensContext';
import { newTicketPath } from '../domain/tickets/newTicket';
import { FooterLinks } from '../domain/footer/FooterLinks';
import { theme } from '../ui/theme';

/** Foot of every signed-in screen. */
export function Footer() {
  const { organisation } = usePortalConfig();
  const hasScreen = useHasScreen();
  return (
    <Row>
      <span>{organisation}</span>
      <FooterLinks newTicket={hasScreen('/employee/tickets') ? newTicketPath : undefined} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
`;
