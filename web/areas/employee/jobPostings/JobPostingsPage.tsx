import { Sparkles } from 'lucide-react';
import { useState } from 'react';

import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useApplicant } from './apply/useApplicant';
import { ApplyingContext } from './ApplyingContext';
import { JobTabs } from './JobTabs';

const ApplyDialog = lazyDialog(() => import('./apply/ApplyDialog').then((module) => module.ApplyDialog));
const RecommendationsDialog = lazyDialog(() =>
  import('../recommendations/RecommendationsDialog').then((module) => module.RecommendationsDialog),
);

/** Internal job postings: find a position, read it, apply for it, follow one's applications. */
export function JobPostingsPage() {
  const { query } = useUrlQuery();
  const applying = useOpenItem('apply');
  const applicant = useApplicant();
  const [sending, setSending] = useState<string | null>(null);
  const [isRecommending, setRecommending] = useState(false);
  // Recommendations lead here with it, from their own tab.
  const applyTo = applying.key;

  return (
    <ApplyingContext value={{ opening: applicant ? null : applyTo, sending }}>
      <PageHeader
        title="Internal Job Postings"
        line="Positions that are open to colleagues, and your applications for them."
        back={{ to: '/employee', label: 'Back to Employee Portal' }}
        actions={
          <Button icon={Sparkles} onClick={() => setRecommending(true)}>
            AI Job Recommendations
          </Button>
        }
      />
      <JobTabs tab={query.get('tab') === 'applications' ? 'applications' : 'postings'} />
      {applyTo && (
        <ApplyDialog
          key={`apply ${applyTo}`}
          id={applyTo}
          applicant={applicant}
          onSending={setSending}
          onClose={applying.close}
        />
      )}
      {isRecommending && <RecommendationsDialog variant="page" onClose={() => setRecommending(false)} />}
    </ApplyingContext>
  );
}
