import styled from 'styled-components';

import { theme } from '../../ui/theme';
import { Section } from './LandingSection';
import { marketingFigures } from './pinned';

/** Who it is for, with the figures. */
export function LandingAbout() {
  return (
    <Section id="about" name="About" heading="One place instead of a dozen tools.">
      <p>
        Employees book leave, log hours and get help. HR and IT answer from the same record, and managers
        decide with the facts in front of them. Everyone sees what their role needs, and nothing else.
      </p>
      <Figures>
        {marketingFigures.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[6]} ${theme.space[8]};
  margin-block-start: ${theme.space[8]};
  padding-block-start: ${theme.space[8]};
  border-block-start: ${theme.border.line};

  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${theme.color.ink3};
  }
  dd {
    font: ${theme.weight.semibold} ${theme.type[32]} / 1.2 ${theme.family.heading};
    letter-spacing: -0.02em;
  }
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;
