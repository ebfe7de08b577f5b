import styled from 'styled-components';

import { ButtonLink } from '../../ui/layout/ButtonLink';
import { Logo } from '../../ui/layout/navigation/Logo';
import { theme } from '../../ui/theme';
import { ThemeSwitch } from '../../ui/layout/navigation/ThemeSwitch';

const sections = ['About', 'Services', 'Mission', 'Contact'] as const;

/** Logo, the four sections, the way in. */
export function LandingHeader() {
  return (
    <Bar>
      <Logo name="Unified Corporate Portal" to="/" show="auto" />
      <nav aria-label="Sections">
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section.toLowerCase()}`}>{section}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Ways>
        <ThemeSwitch />
        <ButtonLink to="/login" variant="ghost">
          Sign In
        </ButtonLink>
        <ButtonLink to="/login" variant="primary">
          Get Started
        </ButtonLink>
      </Ways>
    </Bar>
  );
}

const { color, space } = theme;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.header};
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space[12]};
  background: color-mix(in oklab, ${color.canvas} 88%, transparent);
  backdrop-filter: blur(10px);

  nav ul {
    display: flex;
    gap: ${space[7]};
  }
  nav a {
    border-radius: ${space[1]};
    color: ${color.ink2};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    &:hover {
      color: ${color.ink};
    }
  }
  ${theme.media.tablet} {
    grid-template-columns: 1fr auto;
    padding-inline: ${space[4]};
    nav {
      display: none;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  ${theme.media.phone} {
    gap: ${space[1]};
  }
`;
