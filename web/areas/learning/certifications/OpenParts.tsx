import { useState } from 'react';

import { useOpenItem, type OpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { certificateKey, type CertificationRow } from './certification';
import type { ExamOutcome } from './exam/examDocuments';
import type { CertificationData } from './useCertifications';

const CertificationPanel = lazyDialog(() =>
  import('./CertificationPanel').then((module) => module.CertificationPanel),
);
const CertificatePanel = lazyDialog(() =>
  import('./CertificatePanel').then((module) => module.CertificatePanel),
);
const AttemptHistory = lazyDialog(() => import('./AttemptHistory').then((module) => module.AttemptHistory));
const ExamDialog = lazyDialog(() => import('./exam/ExamDialog').then((module) => module.ExamDialog));
const ExamResult = lazyDialog(() => import('./exam/ExamResult').then((module) => module.ExamResult));

interface Props {
  data: CertificationData;
  details: OpenItem;
  /** The exam that this person has just asked for; one that only the address names continues, and never begins. */
  started: number | null;
  onStart: (id: number) => void;
  onEnd: () => void;
}

/** What lies above or beside the list, as the address says: details, attempts, an exam. */
export function OpenParts({ data, details, started, onStart, onEnd }: Props) {
  const { idOf, change } = useUrlQuery();
  const attempts = useOpenItem('history');
  const [outcome, setOutcome] = useState<ExamOutcome | null>(null);
  const find = (id: number | null): CertificationRow | undefined =>
    data.certifications.find((one) => one.id === id);
  const shown = find(details.id);
  // Whose details are opened meanwhile takes the place of the attempts.
  const attempted = details.key === null || details.id === attempts.id ? find(attempts.id) : undefined;
  const earned = data.certificates.find((one) => certificateKey(one) === details.key);
  const examined = find(idOf('exam'));
  const goesOn = examined && (started === examined.id || examined.myOpenAttempt !== null);

  const closeExam = () => {
    onEnd();
    change({ exam: null }, { replace: true });
  };
  return (
    <>
      {shown && !attempted && (
        <CertificationPanel
          certification={shown}
          steps={details.stepsIn(data.certifications)}
          onStart={() => onStart(shown.id)}
          onHistory={() => attempts.open(shown.id)}
          onClose={details.close}
        />
      )}
      {attempted && (
        <AttemptHistory
          certification={attempted}
          onBack={() =>
            shown
              ? attempts.close()
              : change({ history: null, certification: String(attempted.id) }, { replace: true })
          }
          onClose={() => change({ history: null, certification: null }, { replace: true })}
        />
      )}
      {earned && !attempted && (
        <CertificatePanel
          certificate={earned}
          steps={details.stepsIn(data.certificates.map((one) => ({ id: certificateKey(one) })))}
          onClose={details.close}
        />
      )}
      {goesOn && (
        <ExamDialog
          key={examined.id}
          certificationId={examined.id}
          name={examined.name}
          onComplete={(result) => {
            setOutcome(result);
            closeExam();
          }}
          onClose={closeExam}
        />
      )}
      {outcome && <ExamResult outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}
