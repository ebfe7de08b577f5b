import styled from 'styled-components';

import { usePortalConfig } from '../../domain/config/ConfigContext';
import { FooterLinks } from '../../domain/footer/FooterLinks';
import { theme } from '../../ui/theme';
import { LandingAbout } from './LandingAbout';
import { LandingContact } from './LandingContact';
import { LandingHeader } from './LandingHeader';
import { LandingHero } from './LandingHero';
import { LandingMission } from './LandingMission';
import { LandingServices } from './LandingServices';

/** What the portal is, for everyone. */
export function LandingPage() {
  const { organisation } = usePortalConfig();
  return (
    <>
      <LandingHeader />
      <Main>
        <LandingHero />
        <LandingAbout />
        <LandingServices />
        <LandingMission />
        <LandingContact />
      </Main>
      <Foot>
        <span>Powered by {organisation}</span>
        <FooterLinks />
      </Foot>
    </>
  );
}

const Main = styled.main`
  inline-size: min(1112px, 100% - ${theme.space[8]});
  margin-inline: auto;
  section + section {
    margin-block-start: ${theme.space[20]};
  }
  ${theme.media.phone} {
    section + section {
      margin-block-start: ${theme.space[16]};
    }
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  inline-size: min(1112px, 100% - ${theme.space[8]});
  margin: ${theme.space[20]} auto 0;
  padding-block: ${theme.space[6]} ${theme.space[8]};
  border-block-start: ${theme.border.line};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
