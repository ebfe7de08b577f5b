import styled from 'styled-components';

import { applicationStatuses } from '../../../../domain/jobs/applicationStatus';
import { countIn } from '../../../../domain/list/countIn';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Card } from '../../../../ui/layout/Card';
import { countText, numberText } from '../../../../ui/numbers';
import { theme, type Tone } from '../../../../ui/theme';
import type { HrAnswer } from '../../answer';
import type { Pipeline } from '../../recruitmentFigures';

interface Props {
  pipeline: HrAnswer<Pipeline>;
  /** Code of the step that the list shows alone; null for all. */
  chosen: string | null;
  onChoose: (code: string | null) => void;
}

/** Steps of the way to a job, and where it ends before. */
const ends = ['rejected', 'withdrawn'];
const way = Object.keys(applicationStatuses).filter((code) => !ends.includes(code));

/**
 * How many applications are at each step: a funnel from the first step to the last, with those that left it beside.
 * Each step is a filter of the list below; pressing it again removes the filter.
 */
export function PipelineFunnel({
  pipeline: { data: counts, failed, loading, retry },
  chosen,
  onChoose,
}: Props) {
  if (failed && !counts)
    return (
      <Card>
        <QuietFailure onRetry={retry} busy={loading}>
          The pipeline could not be loaded.
        </QuietFailure>
      </Card>
    );
  const largest = Math.max(1, ...(counts ?? []).map(({ count }) => count));
  const countAt = (code: string) => counts && countIn(counts, [code]);
  const share = (code: string | undefined) => (code === undefined ? 0 : (countAt(code) ?? 0) / largest);
  const step = (code: string, next: string | undefined) => {
    const { label, tone } = applicationStatuses[code] ?? { label: code, tone: 'neutral' as const };
    const count = countAt(code);
    return (
      <li key={code}>
        <Step
          type="button"
          aria-pressed={chosen === code}
          aria-label={count === undefined ? label : `${label}: ${countText(count, 'application')}`}
          onClick={() => onChoose(chosen === code ? null : code)}
        >
          <Figure>{count === undefined ? '...' : numberText(count)}</Figure>
          <Label>{label}</Label>
          <Shape
            aria-hidden="true"
            $tone={tone}
            style={{ clipPath: outline(share(code), next === undefined ? share(code) : share(next)) }}
          />
        </Step>
      </li>
    );
  };

  return (
    <Card flush>
      <Room>
        <Steps aria-label="Pipeline">
          {way.map((code, place) => step(code, way[place + 1]))}
          {ends.map((code) => step(code, undefined))}
        </Steps>
      </Room>
    </Card>
  );
}

/** A shape from the height of this step to that of the next, centred; an empty step is a thin line. */
function outline(here: number, next: number): string {
  const half = (share: number) => Math.max(2, share * 50);
  const edge = (share: number, sign: 1 | -1) => `${String(50 + sign * half(share))}%`;
  return `polygon(0 ${edge(here, -1)}, 60% ${edge(here, -1)}, 100% ${edge(next, -1)}, 100% ${edge(next, 1)}, 60% ${edge(here, 1)}, 0 ${edge(here, 1)})`;
}

const { color, space } = theme;

const Room = styled.div`
  container-type: inline-size;
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  padding: ${space[3]};
  row-gap: ${space[3]};
  ${theme.container.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Step = styled.button`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.half};
  inline-size: 100%;
  block-size: 100%;
  padding: ${space[2]} 0 ${space[2]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${color.ink2};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${color.brandSoft};
    color: ${color.ink};
  }
  &:focus-visible {
    outline: ${theme.size.ring} solid ${color.focus};
  }
`;

const Figure = styled.span`
  padding-inline: ${space[3]};
  color: ${color.ink};
  font: ${theme.weight.semibold} ${theme.type[20]} / 1.2 ${theme.family.heading};
`;

const Label = styled.span`
  padding-inline: ${space[3]};
  font-size: ${theme.type[12]};
`;

const Shape = styled.span<{ $tone: Tone }>`
  block-size: ${space[8]};
  margin-block-start: ${space[1]};
  background: ${({ $tone }) => theme.tone($tone).text};
  opacity: 0.75;
`;
