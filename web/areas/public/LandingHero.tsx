import styled from 'styled-components';

import { ButtonLink } from '../../ui/layout/ButtonLink';
import { theme } from '../../ui/theme';
import { ProductPicture } from './ProductPicture';

/** What it does in one sentence, the two ways on, and the product itself. */
export function LandingHero() {
  return (
    <section aria-labelledby="landing-title">
      <Words>
        <h1 id="landing-title">Everything your people need from work, behind one sign-in.</h1>
        <p>
          Employee self-service, HR, IT help desk and learning in one calm portal, so no one has to ask which
          system it was in.
        </p>
        <div>
          <ButtonLink to="/login" variant="primary" size="large">
            Get Started
          </ButtonLink>
          <ButtonLink to="#services" size="large">
            See what is inside
          </ButtonLink>
        </div>
      </Words>
      <ProductPicture />
    </section>
  );
}

const { color, space, type } = theme;

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[16]} ${space[12]};

  h1 {
    max-inline-size: 21ch;
    font-size: clamp(${type[32]}, 5.2vw, ${type[56]});
    letter-spacing: -0.025em;
    line-height: 1.06;
  }
  p {
    max-inline-size: 54ch;
    color: ${color.ink2};
    font-size: clamp(${type[16]}, 1.4vw, 1.125rem);
    text-wrap: pretty;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  ${theme.media.phone} {
    padding-block: ${space[10]} ${space[8]};
  }
`;
