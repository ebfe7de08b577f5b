import { Banknote, BriefcaseBusiness, ChartNoAxesColumnIncreasing, UsersRound } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import { dayText } from '../../../domain/calendar/day';
import { applicantsText } from '../../../domain/jobs/applicantsText';
import { experienceLevelName } from '../../../domain/jobs/experienceLevelName';
import { jobTypeName } from '../../../domain/jobs/jobTypeName';
import { locationText } from '../../../domain/jobs/locationText';
import { placeText } from '../../../domain/jobs/placeText';
import { PostingPriorityBadge } from '../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../domain/jobs/salaryText';
import type { OpeningLink } from '../../../domain/list/useOpenItem';
import { CardSurface } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/layout/Icon';
import { TextLink } from '../../../ui/layout/TextLink';
import { theme } from '../../../ui/theme';
import { ApplyButton } from './ApplyButton';
import type { PostingRow } from './postingRow';

interface Props {
  posting: PostingRow;
  /** The link of the title, to the details. */
  link: OpeningLink;
  onApply: () => void;
}

/** A posting in the list, with the facts to decide whether to open it. The whole card links to the details. */
export function PostingCard({ posting, link, onApply }: Props) {
  const name = useId();
  const { title, departmentName, postedDate, applicationDeadline, acceptsApplications } = posting;
  return (
    <Surface as="article" aria-labelledby={name}>
      <Head>
        <Title id={name} dir="auto">
          <Whole {...link} tone="plain" preventScrollReset data-opens-row="">
            {title}
          </Whole>
        </Title>
        <Badges>
          <PostingPriorityBadge priority={posting.priority} whole />
          <PostingStatusBadge status={posting.status} isClosed={posting.isClosed} />
        </Badges>
      </Head>
      <Where dir="auto">{placeText(departmentName, locationText(posting))}</Where>
      <Facts>
        <li>
          <Icon shape={Banknote} />
          {salaryText(posting)}
        </li>
        <li>
          <Icon shape={BriefcaseBusiness} />
          {jobTypeName[posting.jobType]}
        </li>
        <li>
          <Icon shape={ChartNoAxesColumnIncreasing} />
          {experienceLevelName[posting.experienceLevel]}
        </li>
        <li>
          <Icon shape={UsersRound} />
          {applicantsText(posting.applicationsCount)}
        </li>
      </Facts>
      <Foot>
        <Dates>
          <span>
            Posted <time dateTime={postedDate}>{dayText(postedDate)}</time>
          </span>
          {applicationDeadline && (
            <span>
              <span>{acceptsApplications ? 'Apply by' : 'Deadline'}</span>{' '}
              <time dateTime={applicationDeadline}>{dayText(applicationDeadline)}</time>
            </span>
          )}
        </Dates>
        <Above>
          <ApplyButton posting={posting} onApply={onApply} />
        </Above>
      </Foot>
    </Surface>
  );
}

const { color, space } = theme;

const Surface = styled(CardSurface)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${color.employee};
  }
  [aria-current] > & {
    border-color: ${color.brand};
    box-shadow: inset ${theme.size.bar} 0 0 calc(${theme.size.bar} / -2) ${color.brand};
  }
  &:has(h2 a:focus-visible) {
    outline: ${theme.size.ring} solid ${color.focus};
    outline-offset: ${theme.size.ring};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  ${theme.media.phone} {
    flex-direction: column-reverse;
  }
`;

const Title = styled.h2`
  min-inline-size: 0;
  font-size: ${theme.type[16]};
`;

const Whole = styled(TextLink)`
  font-weight: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  &:focus-visible {
    outline: none;
  }
`;

const Badges = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};
`;

const Where = styled.p`
  margin-block-start: calc(${space[2]} * -1);
  color: ${color.ink2};
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  padding: 0;
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    color: ${color.ink3};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-start: auto;
  padding-block-start: ${space[3]};
  border-block-start: ${theme.border.line};
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;

const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;

/** The button is pressed itself, not the card below it. */
const Above = styled.div`
  position: relative;
  margin-inline-start: auto;
`;
