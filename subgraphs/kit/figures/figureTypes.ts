/**
 * What the figures of every subgraph share in the graph. A subgraph whose SDL answers `Figure` gets these
 * types beside its own.
 */
export const FIGURE_TYPES = `
"""
One grouped figure over the whole organisation, for every caller the same: a number and what it was grouped by, never a row
or a name of a person. A group without anything to count is left out.
"""
type Figure @shareable @authenticated {
  "First day of the day, week (a Monday) or month of the group, in the organisation's zone; null where nothing was grouped by time."
  period: Date
  """
  What the group has in common, one text for each dimension asked for, in their order: the name of an enum value
  such as IT_SUPPORT, or a name such as Engineering; null where the records have none.
  """
  groups: [String]!
  "The number. Null for an average of nothing, and where isWithheld is true."
  value: Float
  """
  Whether the number is kept back because fewer than five people are counted in it, or because it would tell such
  a number as the difference to a total.
  """
  isWithheld: Boolean!
}

"The lengths of time that figures are grouped by, in the organisation's zone."
enum FigurePeriod {
  "Calendar days."
  DAY
  "Weeks that begin on Monday."
  WEEK
  "Calendar months."
  MONTH
}
`;
