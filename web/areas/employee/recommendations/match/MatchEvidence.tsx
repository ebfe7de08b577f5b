import { useId } from 'react';
import styled from 'styled-components';

import type { JobMatchKind } from '../../../../generated/graphql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { theme, type Tone } from '../../../../ui/theme';
import { isReason, type JobMatch } from '../recommendation';

/** The reasons with their evidence: the quote of the resume beside the requirement of the posting, and gaps. */
export function MatchEvidence({ matches }: { matches: readonly JobMatch[] }) {
  const missing = matches.filter((match) => !isReason(match));
  return (
    <>
      <Points title="Why it matches" matches={matches.filter(isReason)} />
      {missing.length > 0 && <Points title="What the resume does not show" matches={missing} />}
    </>
  );
}

function Points({ title, matches }: { title: string; matches: readonly JobMatch[] }) {
  const head = useId();
  return (
    <Part>
      <h3 id={head}>{title}</h3>
      <ul aria-labelledby={head}>
        {matches.map(({ skill, kind, inResume, inPosting }, place) => (
          <Point key={place}>
            <p>
              <strong dir="auto">{skill}</strong>{' '}
              <StatusBadge tone={tones[kind]} dot={false}>
                {words[kind]}
              </StatusBadge>
            </p>
            <dl>
              <div>
                <dt>Your resume</dt>
                <dd dir="auto">{inResume ? <q>{inResume}</q> : 'Nothing about it'}</dd>
              </div>
              <div>
                <dt>The posting</dt>
                <dd dir="auto">{inPosting ? <q>{inPosting}</q> : 'Not said in so many words'}</dd>
              </div>
            </dl>
          </Point>
        ))}
      </ul>
    </Part>
  );
}

const words: Readonly<Record<JobMatchKind, string>> = {
  MATCH: 'Match',
  RELATED: 'Related',
  MISSING: 'Missing',
};
const tones: Readonly<Record<JobMatchKind, Tone>> = { MATCH: 'success', RELATED: 'info', MISSING: 'neutral' };

const { color, space } = theme;

const Part = styled.section`
  h3 {
    margin-block-end: ${space[2]};
    font-size: ${theme.type[14]};
  }
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: ${theme.border.line};
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: ${space[1]} ${space[2]};
  }
  strong {
    min-inline-size: 0;
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]} ${space[4]};
  }
  dt {
    color: ${color.ink3};
    font-size: ${theme.type[12]};
  }
  dd {
    color: ${color.ink2};
    font-size: ${theme.type[13]};
    overflow-wrap: anywhere;
  }
  ${theme.media.phone} {
    &,
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
    p {
      justify-content: space-between;
    }
  }
`;
