import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Card } from '../../../ui/layout/Card';
import { ModuleGrid } from '../../../ui/layout/CardGrid';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { theme } from '../../../ui/theme';
import { certificationKey } from './certificationAddress';
import { CertificationFigures } from './CertificationFigures';
import { CertificationTabs } from './CertificationTabs';
import { MyCertificates } from './MyCertificates';
import { OpenParts } from './OpenParts';
import { useCertifications } from './useCertifications';

const CertificationDialog = lazyDialog(() =>
  import('./manage/CertificationDialog').then((module) => module.CertificationDialog),
);
const PersonCertificates = lazyDialog(
  () => import('./manage/PersonCertificates').then((module) => module.PersonCertificates),
  { whenOpened: true },
);

/** In the address, instead of a certification: the certificates issued to a person. */
const issued = 'issued';

/** What there is, what the viewer has earned, and the way into the exams. */
export function CertificationsHome() {
  const list = useCertifications();
  const details = useOpenItem(certificationKey);
  const { change } = useUrlQuery();
  const [isAdding, setAdding] = useState(false);
  const { data, mayManage } = list;
  const [started, setStarted] = useState<number | null>(null);
  const start = (id: number) => {
    setStarted(id);
    change({ exam: String(id), certification: null }, { replace: details.id !== null });
  };

  return (
    <>
      <PageHeader
        title="Professional Certifications"
        line="Earn industry-recognized certifications and show what you know."
        back={{ to: '/learning', label: 'Back to Learning' }}
        actions={
          <>
            <ButtonLink to={{ search: 'verify=' }}>Verify</ButtonLink>
            {mayManage && <Button onClick={() => details.open(issued)}>Issued certificates</Button>}
            {mayManage && (
              <Button icon={Plus} variant="primary" onClick={() => setAdding(true)}>
                New certification
              </Button>
            )}
          </>
        }
      />
      {list.isSignedOut ? (
        <Card>
          <ErrorState
            drawing="door"
            title="Authentication Required"
            text="Please log in to view and take certifications."
            action={
              <ButtonLink to="/login" variant="primary">
                Go to Login
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <Stack>
          <CertificationFigures data={data} failed={list.failed} />
          {data && data.certificates.length > 0 && (
            <MyCertificates certificates={data.certificates} details={details} />
          )}
          {list.failed && (
            <Card>
              <ErrorState
                text="Failed to load certification data"
                retryLabel="Retry"
                busy={list.busy}
                onRetry={list.retry}
              />
            </Card>
          )}
          {data && (
            <CertificationTabs
              certifications={data.certifications}
              details={details}
              mayManage={mayManage}
              onStart={start}
            />
          )}
          {!data && !list.failed && <Loading />}
        </Stack>
      )}
      {data && (
        <OpenParts
          data={data}
          details={details}
          started={started}
          onStart={start}
          onEnd={() => setStarted(null)}
        />
      )}
      {isAdding && <CertificationDialog onClose={() => setAdding(false)} />}
      {mayManage && details.key === issued && <PersonCertificates item={issued} onClose={details.close} />}
    </>
  );
}

/** The cards that are coming, and the specified words. */
function Loading() {
  return (
    <div aria-busy="true">
      <Words role="status">Loading certifications...</Words>
      <ModuleGrid>
        {[0, 1, 2, 3].map((key) => (
          <Card key={key}>
            <Stack $gap={4}>
              <Skeleton width="60%" steps={5} />
              <Skeleton steps={8} shape="block" />
              <Skeleton width="40%" steps={9} shape="block" />
            </Stack>
          </Card>
        ))}
      </ModuleGrid>
    </div>
  );
}

const Words = styled.p`
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.ink3};
`;
