import { GraduationCap, LayoutGrid, LifeBuoy, UsersRound } from 'lucide-react';
import styled from 'styled-components';

import { IconTile } from '../../ui/layout/IconTile';
import { theme } from '../../ui/theme';
import { Section } from './LandingSection';

/** The four areas. */
const areas = [
  {
    name: 'Employee self-service',
    text: 'Org chart, leave, time tracking, feedback, support tickets, job postings and your profile.',
    icon: LayoutGrid,
    hue: 'employee',
  },
  {
    name: 'HR management',
    text: 'Recruitment, people data, performance reviews and policies.',
    icon: UsersRound,
    hue: 'hr',
  },
  {
    name: 'IT help desk',
    text: 'Support tickets, assets, inventory and the knowledge base.',
    icon: LifeBuoy,
    hue: 'it',
  },
  {
    name: 'Learning hub',
    text: 'Courses, certification programs, a learning assistant and your progress.',
    icon: GraduationCap,
    hue: 'learning',
  },
] as const;

/** The content. */
export function LandingServices() {
  return (
    <Section id="services" name="Services" heading="Four areas, one look.">
      <Areas>
        {areas.map(({ name, text, icon, hue }) => (
          <li key={name}>
            <IconTile icon={icon} hue={hue} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Areas>
    </Section>
  );
}

const Areas = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};
  margin-block-start: ${theme.space[8]};
  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  h3 {
    margin-block: ${theme.space[4]} ${theme.space[1]};
    font-size: ${theme.type[16]};
  }
  p {
    color: ${theme.color.ink2};
    text-wrap: pretty;
  }
`;
