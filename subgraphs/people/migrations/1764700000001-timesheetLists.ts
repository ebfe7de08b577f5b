import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for every order and filter of the lists of people who see all timesheets and entries. Own and team
 * timesheets are read by person from timesheet_own, and sorted afterwards.
 */
export class TimesheetLists1764700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of [
      ['timesheet_by_week', 'timesheet (week_start_date, id)'],
      ['timesheet_by_submitted', 'timesheet (submitted_at, id)'],
      ['timesheet_by_total', 'timesheet (total_seconds, id)'],
      ['timesheet_by_created', 'timesheet (created_at, id)'],
      ['timesheet_by_status', 'timesheet (status, id)'],
      ['timesheet_of_status_by_week', 'timesheet (status, week_start_date, id)'],
      ['time_entry_by_date', 'time_entry (date, clock_in_time, id)'],
      ['time_entry_by_clock_in', 'time_entry (clock_in_time, id)'],
      ['time_entry_by_project', 'time_entry (project, id)'],
      ['time_entry_by_created', 'time_entry (created_at, id)'],
      ['time_entry_of_project', 'time_entry (lower(project), date, clock_in_time, id)'],
      [
        'time_entry_search',
        `time_entry using gin (lower((project || chr(10) || task_description || chr(10) || coalesce(notes, '')) collate "und-x-icu") gin_trgm_ops)`,
      ],
    ] as const) {
      await runner.query(`create index ${name} on ${columns}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
