import { graphql } from './graphql.js';

export const TicketFigures = graphql(`
  query TicketFiguresAsked(
    $measure: TicketMeasure!
    $by: [TicketDimension!]
    $every: FigurePeriod
    $from: Date
    $to: Date
    $department: String
  ) {
    figures: ticketFigures(
      measure: $measure
      by: $by
      every: $every
      from: $from
      to: $to
      department: $department
    ) {
      period
      groups
      value
      isWithheld
    }
  }
`);

export const LeaveFigures = graphql(`
  query LeaveFiguresAsked(
    $measure: LeaveMeasure!
    $by: [LeaveDimension!]
    $every: FigurePeriod
    $from: Date
    $to: Date
    $department: String
  ) {
    figures: leaveFigures(
      measure: $measure
      by: $by
      every: $every
      from: $from
      to: $to
      department: $department
    ) {
      period
      groups
      value
      isWithheld
    }
  }
`);

export const FeedbackFigures = graphql(`
  query FeedbackFiguresAsked($by: [FeedbackDimension!], $every: FigurePeriod, $from: Date, $to: Date) {
    figures: feedbackFigures(measure: GIVEN, by: $by, every: $every, from: $from, to: $to) {
      period
      groups
      value
      isWithheld
    }
  }
`);

interface Told {
  figures: {
    period: string | null;
    groups: (string | null)[];
    value: number | null;
    isWithheld: boolean;
  }[];
}

/** Figures as lines: "2026-07-01 IT_SUPPORT: 4". */
export const linesOf = ({ figures }: Told): string[] =>
  figures.map(
    ({ period, groups, value, isWithheld }) =>
      `${[period, ...groups].filter((part) => part !== null).join(' ')}: ${isWithheld ? 'withheld' : String(value)}`,
  );
