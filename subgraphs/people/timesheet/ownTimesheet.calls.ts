/** Who else may decide timesheets; two are enough to know. */
export const TIMESHEET_DECIDERS = `query PeopleTimesheetDeciders {
  usersWithPermission(permissions: ["timesheet.decide"], pageSize: 2) { results { id } }
}`;
