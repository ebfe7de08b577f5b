import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

import { theme } from '../../ui/theme';

/** The portal's own home page, in the theme of the visitor and as wide as their screen: `npm run pictures product`. */
export function ProductPicture() {
  const isDark = useSyncExternalStore(subscribe, readIsDark, () => false);
  const ending = isDark ? '-dark' : '';
  return (
    <Frame>
      <picture>
        <source media={onPhones} srcSet={`/product-phone${ending}.png`} width={390} height={520} />
        <img
          src={`/product${ending}.png`}
          alt="The home page of the portal: a greeting and one card for each area with its figures."
          width={1200}
          height={720}
          fetchPriority="high"
        />
      </picture>
    </Frame>
  );
}

const onPhones = theme.media.phone.replace('@media ', '');

const readIsDark = () => document.documentElement.dataset['theme'] === 'dark';

/** The theme is an attribute of the page, set before the first paint and by the switch. */
function subscribe(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const Frame = styled.div`
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.space[5]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  ${theme.media.phone} {
    padding: ${theme.space[1]};
    border-radius: ${theme.radius.card};
  }

  img {
    inline-size: 100%;
    block-size: auto;
    border: ${theme.border.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.canvas};
    ${theme.media.phone} {
      border-radius: ${theme.radius.control};
    }
  }
`;
