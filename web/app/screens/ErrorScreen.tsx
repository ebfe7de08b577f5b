import { RotateCw } from 'lucide-react';
import { useNavigate, useRouteError } from 'react-router-dom';
import styled from 'styled-components';

import { usePortalConfig } from '../../domain/config/ConfigContext';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { theme } from '../../ui/theme';
import { ScreenTitle } from '../titles';

interface Props {
  reload?: () => void;
}

/** Shown in place of a page that failed to render. */
export function ErrorScreen({ reload = () => window.location.reload() }: Props) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { debug } = usePortalConfig();

  return (
    <>
      <ScreenTitle name="Something went wrong" />
      <Notice
        whole
        drawing="cloud"
        title="Oops! Something went wrong"
        text="This page could not be shown. Nothing you saved is lost, and what you typed into a form is kept."
        actions={
          <>
            <Button icon={RotateCw} onClick={reload}>
              Reload Page
            </Button>
            <Button variant="primary" onClick={() => void navigate('/home')}>
              Go to Home
            </Button>
          </>
        }
        hint={debug && <Details>{detailsOf(error)}</Details>}
      />
    </>
  );
}

const detailsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const Details = styled.code`
  display: block;
  max-inline-size: min(80ch, 80vw);
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  text-align: start;
  white-space: pre-wrap;
`;
