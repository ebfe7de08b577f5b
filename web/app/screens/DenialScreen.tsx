import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { Denial } from '../guard';
import { ScreenTitle } from '../titles';

/** Long enough to read the reason twice. */
const secondsToRead = 8;

/** Why a screen stays closed, with the way home; goes there by itself after a few seconds. */
export function DenialScreen({ title, text }: Denial) {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate('/home', { replace: true }), secondsToRead * 1000);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <ScreenTitle name={title} />
      <Notice
        drawing="door"
        title={title}
        text={text}
        hint={`You will be taken to Home in ${String(secondsToRead)} seconds.`}
        actions={
          <Button variant="primary" onClick={() => void navigate('/home', { replace: true })}>
            Go to Home
          </Button>
        }
      />
    </>
  );
}
