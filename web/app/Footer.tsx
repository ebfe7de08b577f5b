import styled from 'styled-components';

import { usePortalConfig } from '../domain/config/ConfigContext';
import { FooterLinks } from '../domain/footer/FooterLinks';
import { theme } from '../ui/theme';

/** Foot of every signed-in screen [A2.45]. */
export function Footer() {
  const { organisation } = usePortalConfig();
  return (
    <Row>
      <span>{organisation}</span>
      <FooterLinks />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
`;
