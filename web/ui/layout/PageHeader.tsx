import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon } from './Icon';
import { TextLink } from './TextLink';
import { theme } from '../theme';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line of what the page is for. */
  line?: ReactNode;
  /** The link above the title, such as "Back to Employee Portal"; a button if the target is not a fixed address. */
  back?: { to: string; label: string } | { onPress: () => void; label: string };
  /** Buttons at the end; the main one last. */
  actions?: ReactNode;
}

/** Back link, h1, one line, actions on the right. */
export function PageHeader({ title, line, back, actions }: PageHeaderProps) {
  return (
    <Head>
      <Words>
        {back && (
          <Back>
            {'to' in back ? (
              <TextLink to={back.to} tone="quiet">
                <Icon shape={ArrowLeft} /> {back.label}
              </TextLink>
            ) : (
              <button type="button" onClick={back.onPress}>
                <Icon shape={ArrowLeft} /> {back.label}
              </button>
            )}
          </Back>
        )}
        <Title>{title}</Title>
        {line && <Line>{line}</Line>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-block-end: ${theme.space[5]};
`;

const Words = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
`;

const Back = styled.div`
  margin-block-end: ${theme.space[1]};
  font-size: ${theme.type[13]};
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  button {
    padding: 0;
    border: 0;
    border-radius: ${theme.space[1]};
    background: none;
    color: ${theme.color.ink2};
    cursor: pointer;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Title = styled.h1`
  font-size: ${theme.type[24]};
`;

const Line = styled.p`
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.ink3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  ${theme.media.phone} {
    inline-size: 100%;
  }
`;
