import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { TokenGate } from '../../../domain/session/TokenGate';
import { RecruitmentCards } from './RecruitmentCards';
import { RecruitmentTabs } from './RecruitmentTabs';

const AddPostingDialog = lazyDialog(() =>
  import('./postings/AddPostingDialog').then((module) => module.AddPostingDialog),
);

/** Recruitment and hiring: job postings, and the applications for them. */
export function RecruitmentPage() {
  return (
    <TokenGate>
      <Recruitment />
    </TokenGate>
  );
}

function Recruitment() {
  const { query } = useUrlQuery();
  const [adding, setAdding] = useState(false);
  const tab = query.get('tab') === 'applications' ? 'applications' : 'postings';
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title="Recruitment and Hiring"
        line="Job postings and the applications for them."
        back={{ to: '/hr', label: 'Back to HR Portal' }}
        actions={
          tab === 'postings' && (
            <Button icon={Plus} variant="primary" onClick={add}>
              Add Posting
            </Button>
          )
        }
      />
      <Stack>
        <RecruitmentCards />
        <RecruitmentTabs tab={tab} onAdd={add} />
      </Stack>
      {adding && <AddPostingDialog onClose={() => setAdding(false)} />}
    </>
  );
}
