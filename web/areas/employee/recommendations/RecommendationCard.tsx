import { Banknote, Building2, Flag, MapPin, Users } from 'lucide-react';
import styled from 'styled-components';

import { applicantsText } from '../../../domain/jobs/applicantsText';
import { PostingPriorityBadge } from '../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../domain/jobs/salaryText';
import { Button } from '../../../ui/form/Button';
import { CardSurface } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/layout/Icon';
import { theme } from '../../../ui/theme';
import { MatchScore } from './match/MatchScore';
import { ReasonChips } from './match/ReasonChips';
import type { Recommendation } from './recommendation';

interface Props {
  recommendation: Recommendation;
  onApply: () => void;
  onLearnMore: () => void;
}

/** A recommended position with what speaks for it. */
export function RecommendationCard({
  recommendation: { job, matchPercentage, matches, isUrgent },
  onApply,
  onLearnMore,
}: Props) {
  return (
    <Surface as="article" aria-label={job.title}>
      <Head>
        <h4 dir="auto">{job.title}</h4>
        <MatchScore percentage={matchPercentage} />
      </Head>
      <Facts>
        <li>
          <Icon shape={Building2} />
          <span>{job.departmentName ?? 'Department not specified'}</span>
        </li>
        <li>
          <Icon shape={MapPin} />
          {job.location}
        </li>
        <li>
          <Icon shape={Banknote} />
          {salaryText(job)}
        </li>
        <li>
          <Icon shape={Users} />
          {applicantsText(job.applicationsCount)}
        </li>
      </Facts>
      <ReasonChips matches={matches} />
      <Foot>
        <PostingStatusBadge status={job.status} isClosed={job.isClosed} />
        <span>
          Priority: <PostingPriorityBadge priority={job.priority} />
        </span>
        {isUrgent && (
          <Urgent>
            <Icon shape={Flag} />
            Hiring urgently
          </Urgent>
        )}
        <Buttons>
          <Button onClick={onLearnMore} aria-label={`Learn More: ${job.title}`}>
            Learn More
          </Button>
          <Button variant="primary" onClick={onApply} aria-label={`Apply Now: ${job.title}`}>
            Apply Now
          </Button>
        </Buttons>
      </Foot>
    </Surface>
  );
}

const { color, space, type } = theme;

const Surface = styled(CardSurface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  h4 {
    min-inline-size: 0;
    font-size: ${type[16]};
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.ink2};
  font-size: ${type[13]};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
  }
  svg {
    color: ${color.ink3};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.ink3};
  font-size: ${type[12]};
`;

const Urgent = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.danger};
  font-weight: ${theme.weight.medium};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-inline-start: auto;
  ${theme.media.phone} {
    inline-size: 100%;
    > button {
      flex: 1;
    }
  }
`;
