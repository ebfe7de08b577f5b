import type { FigureTable } from '../../kit/figures/figures.js';
import type {
  FeedbackDimension,
  FeedbackMeasure,
  LeaveDimension,
  LeaveMeasure,
  TicketDimension,
  TicketMeasure,
} from '../generated/schema.js';

const REQUESTED = `t.deleted_at is null and t.kind <> 'feedback'`;
const OPEN = `${REQUESTED} and t.status in ('open', 'in_progress', 'waiting_response')`;
const DONE = `${REQUESTED} and t.status in ('resolved', 'closed')`;
/** As the indexes ticket_figures_done and ticket_figures_asset_done have it. */
const DONE_AT = 'coalesce(t.resolved_at, t.updated_at)';
const TICKETS = 'ticket t left join ticket_category c on c.id = t.category_id';
const LEAVE = `t.deleted_at is null and t.kind = 'leave-request'`;
/** Approved leave of the months, by itself (`offset 0`), so that it comes from the index ticket_figures_leave alone. */
const APPROVED = `(select t.* from ticket t where ${LEAVE} and t.status = 'resolved'
  and t.start_date <= :to and t.end_date >= :from offset 0)`;

/** How long an open ticket waits, in words that sort by it. */
const AGE = `case when t.created_at > now() - interval '7 days' then 'days-00-to-07'
  when t.created_at > now() - interval '14 days' then 'days-08-to-14'
  when t.created_at > now() - interval '30 days' then 'days-15-to-30' else 'days-over-30' end`;

/** The asset that a ticket names by its tag, as the register knows it: `assetTickets/asset.service.ts`. */
const ASSET = {
  join: 'join asset a on a.tag = t.asset_tag',
  where: 't.asset_tag is not null',
};

/** How old the asset was when the ticket was made, in words that sort by it. */
const ASSET_AGE = `case when a.purchase_date is null then null
  when t.created_at < a.purchase_date + interval '1 year' then 'years-00-to-01'
  when t.created_at < a.purchase_date + interval '2 years' then 'years-01-to-02'
  when t.created_at < a.purchase_date + interval '3 years' then 'years-02-to-03' else 'years-over-03' end`;

/** Tickets of all kinds but feedback, whose small groups would tell of its authors. */
export const ticketFigures: FigureTable<TicketMeasure, TicketDimension> = {
  measures: {
    OPENED: {
      from: TICKETS,
      where: REQUESTED,
      at: { instant: 't.created_at', isIndexed: true },
      value: 'count(*)',
      lacks: ['AGE'],
    },
    RESOLVED: {
      from: TICKETS,
      where: DONE,
      at: { instant: DONE_AT, isIndexed: true },
      value: 'count(*)',
      lacks: ['AGE'],
    },
    OPEN: { from: TICKETS, where: OPEN, at: 'today', value: 'count(*)' },
    AGE_DAYS: {
      from: TICKETS,
      where: OPEN,
      at: 'today',
      value: 'extract(epoch from avg(now() - t.created_at)) / 86400',
    },
    RESOLUTION_HOURS: {
      from: TICKETS,
      where: DONE,
      at: { instant: DONE_AT, isIndexed: true },
      value: `extract(epoch from avg(${DONE_AT} - t.created_at)) / 3600`,
      lacks: ['AGE'],
    },
  },
  dimensions: {
    KIND: { word: 't.kind' },
    STATUS: { word: 't.status' },
    PRIORITY: { word: 't.priority' },
    CATEGORY: { name: 'c.name' },
    DEPARTMENT: { name: 't.created_by_department' },
    AGE: { word: AGE },
    ASSET_MODEL: { name: 'a.model', ...ASSET },
    ASSET_AGE: { word: ASSET_AGE, ...ASSET },
  },
  open: ['KIND'],
  people: null,
};

/** Leave, by the days themselves and by request. */
export const leaveFigures: FigureTable<LeaveMeasure, LeaveDimension> = {
  measures: {
    DAYS: {
      from: `${APPROVED} t`,
      at: { firstDay: 't.start_date', lastDay: 't.end_date' },
      value: 'sum(p.days)',
      lacks: ['STATUS'],
    },
    REQUESTS: {
      from: 'ticket t',
      where: LEAVE,
      at: { instant: 't.created_at', isIndexed: true },
      value: 'count(*)',
    },
  },
  dimensions: {
    LEAVE_TYPE: { word: 't.leave_type' },
    STATUS: { word: 't.status' },
    DEPARTMENT: { name: 't.created_by_department' },
  },
  open: ['LEAVE_TYPE'],
  people: 'count(distinct t.created_by_id)',
};

/** Feedback. All anonymous feedback counts as one person, because one person may have written all of it. */
export const feedbackFigures: FigureTable<FeedbackMeasure, FeedbackDimension> = {
  measures: {
    GIVEN: {
      from: 'ticket t',
      where: `t.deleted_at is null and t.kind = 'feedback'`,
      at: { instant: 't.created_at' },
      value: 'count(*)',
    },
  },
  dimensions: {
    FEEDBACK_TYPE: { word: `(t.details->>'feedbackType')` },
    STATUS: { word: 't.status' },
  },
  open: [],
  people: 'count(distinct t.created_by_id) + (count(*) filter (where t.is_anonymous) > 0)::int',
};
