import { Award, Clock, Download, Play, Target } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { OpenItem } from '../../../domain/list/useOpenItem';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { durationText } from '../../../ui/duration';
import { Button } from '../../../ui/form/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { CardSurface } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/layout/Icon';
import { IconTile } from '../../../ui/layout/IconTile';
import { percentText } from '../../../ui/numbers';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { Menu } from '../../../ui/overlay/menu/Menu';
import { theme } from '../../../ui/theme';
import type { CertificationRow } from './certification';
import { showDownloadNotice } from './downloadNotice';
import { duration } from './pinned';

const ManageCertification = lazyDialog(
  () => import('./manage/ManageCertification').then((module) => module.ManageCertification),
  { whenOpened: true },
);

interface Props {
  certification: CertificationRow;
  details: OpenItem;
  mayManage: boolean;
  onStart: (id: number) => void;
}

/** One certification. */
export function CertificationCard({ certification, details, mayManage, onStart }: Props) {
  const { id, name, description, passingScore, certificate, isActive, myOpenAttempt } = certification;
  const [managing, setManaging] = useState<'edit' | 'import' | 'remove' | null>(null);
  const left = myOpenAttempt && Math.ceil(myOpenAttempt.remainingSeconds / 60) * 60;
  return (
    <Surface
      as="article"
      aria-label={name}
      data-row={id}
      aria-current={details.id === id ? true : undefined}
      $isOpen={details.id === id}
    >
      <Head>
        <IconTile icon={Award} hue="learning" />
        <h2 title={name}>{name}</h2>
        {certificate ? (
          <StatusBadge tone="success">Certified</StatusBadge>
        ) : isActive ? (
          <StatusBadge tone="info">Available</StatusBadge>
        ) : (
          <StatusBadge tone="neutral">Not offered</StatusBadge>
        )}
      </Head>
      <Text>{description}</Text>
      <Facts>
        <li>
          <Icon shape={Clock} /> Duration: {duration}
        </li>
        <li>
          <Icon shape={Target} /> Pass mark: {percentText(passingScore)}
        </li>
      </Facts>
      {left !== null && !certificate && <Running>Your exam is running: {durationText(left)} left.</Running>}
      <Actions>
        {certificate ? (
          <Button
            icon={Download}
            aria-label={`Download the certificate ${name}`}
            onClick={showDownloadNotice}
          >
            Download
          </Button>
        ) : (
          (isActive || myOpenAttempt) && (
            <Button icon={Play} variant="primary" onClick={() => onStart(id)}>
              {myOpenAttempt ? 'Resume Exam' : 'Start Exam'}
            </Button>
          )
        )}
        <ButtonLink
          data-opens-row=""
          aria-label={`Details of ${name}`}
          {...details.linkTo(id)}
          preventScrollReset
        >
          Details
        </ButtonLink>
        {mayManage && (
          <Menu
            label={`Manage ${name}`}
            actions={[
              { label: 'Edit', onAction: () => setManaging('edit') },
              { label: 'Import questions', onAction: () => setManaging('import') },
              { label: 'Delete', onAction: () => setManaging('remove'), danger: true },
            ]}
          />
        )}
      </Actions>
      {managing && (
        <ManageCertification
          certification={certification}
          action={managing}
          onClose={() => setManaging(null)}
        />
      )}
    </Surface>
  );
}

const Surface = styled(CardSurface)<{ $isOpen: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  ${({ $isOpen }) => $isOpen && `border-color: ${theme.color.brand};`}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  h2 {
    font-size: ${theme.type[16]};
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  padding: 0;
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

const Running = styled.p`
  color: ${theme.color.warning};
  font-size: ${theme.type[13]};
  font-weight: ${theme.weight.medium};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[1]};
`;
