import { CalendarCheck } from 'lucide-react';

import { ArchPanel } from '../layout/ArchPanel';
import { Banner } from '../feedback/Banner';
import { Button } from '../form/Button';
import { Card } from '../layout/Card';
import { Drawing, type DrawingName } from '../layout/Drawing';
import { EmptyState } from '../feedback/EmptyState';
import { PageHeader } from '../layout/PageHeader';
import { QuietFailure } from '../feedback/QuietFailure';
import { toast } from '../feedback/toast';
import { GalleryRow } from './GallerySection';

const drawings: readonly DrawingName[] = ['tray', 'search', 'calendar', 'people', 'door', 'cloud', 'done'];

export function FeedbackSamples() {
  return (
    <>
      <PageHeader
        back={{ to: '#parts', label: 'Back to the portal' }}
        title="Leave Management"
        line="Request leave and follow each request."
        actions={<Button variant="primary">New request</Button>}
      />
      <Banner tone="danger" title="Authentication failed">
        The email or the password is wrong.
      </Banner>
      <Banner tone="brand" icon={CalendarCheck}>
        <strong>5 days</strong>, Monday to Friday. Two people of your team are away then.
      </Banner>
      <Banner tone="warning" title="Almost used up" action={<Button>Look</Button>}>
        One day is left this year.
      </Banner>
      <Banner tone="success">Your answers are saved.</Banner>
      <Banner tone="info">The office is closed on Friday.</Banner>
      <QuietFailure onRetry={() => undefined}>Comments are not available at the moment.</QuietFailure>
      <GalleryRow>
        <Button
          onClick={() =>
            toast.success('Request sent', 'Your manager sees it now.', {
              action: { label: 'View', onPress: () => undefined },
            })
          }
        >
          Success
        </Button>
        <Button onClick={() => toast.error('Login failed', 'Please try again.', { duration: 10_000 })}>
          Error
        </Button>
        <Button onClick={() => toast.info('A new version is ready')}>Info</Button>
        <Button onClick={() => toast.warning('Session ends soon', 'Save what you wrote.')}>Warning</Button>
      </GalleryRow>
      <Card>
        <EmptyState
          drawing="calendar"
          title="Nothing planned"
          text="Your requests appear here."
          action={<Button>Request leave</Button>}
        />
      </Card>
      <Card>
        <GalleryRow>
          {drawings.map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </GalleryRow>
      </Card>
      <ArchPanel>
        <h2>One door to everything</h2>
        <p>A few calm words at the foot of the arches.</p>
      </ArchPanel>
    </>
  );
}
