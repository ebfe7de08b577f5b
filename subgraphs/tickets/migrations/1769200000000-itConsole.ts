import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of an affected system that tell which category it is, without hyphens; the first category with one of them
 * counts.
 */
const WORDS = {
  email: 'email emails mail mails mailbox mailboxes outlook gmail calendar calendars',
  security:
    'security firewall antivirus virus malware phishing encryption certificate certificates 2fa mfa authenticator',
  access:
    'access account accounts password passwords login logins signin sso permission permissions badge badges door doors share shares',
  network: 'network networks vpn wifi wlan lan internet router routers switch switches dns proxy ethernet',
  hardware:
    'hardware laptop laptops notebook notebooks computer computers pc desktop monitor monitors display displays screen ' +
    'screens keyboard keyboards mouse headset headsets webcam webcams camera cameras phone phones smartphone smartphones ' +
    'tablet tablets printer printers printing scanner scanners dock docks docking projector projectors meeting server ' +
    'servers battery batteries charger chargers',
  software:
    'software app apps application applications program programs windows macos linux office word excel powerpoint teams ' +
    'slack zoom browser browsers chrome firefox edge sap crm erp payroll jira confluence database tool tools suite suites ' +
    'portal website websites',
};

const cases = Object.entries(WORDS)
  .map(([category, words]) => `when words && string_to_array('${words}', ' ') then '${category}'`)
  .join('\n        ');

/** The columns by which a ticket is counted; outside the IT page the last three are null. */
const GROUP = `kind, status, priority, category_id is not distinct from 1, system_category,
  impact_level is not distinct from 'critical', system_category is not null and assigned_to_id is not null`;
const ADD =
  'insert into tickets.ticket_tally (kind, status, priority, is_it, system_category, is_critical, is_assigned, count)';
const BY = 'group by 1, 2, 3, 4, 5, 6, 7';

/** Each count in its trigger of before. */
const TALLIES = {
  ticket_tally_insert: `${ADD} select ${GROUP}, count(*) from added where deleted_at is null ${BY};`,
  ticket_tally_delete: `${ADD} select ${GROUP}, -count(*) from gone where deleted_at is null ${BY};`,
  ticket_tally_update: `${ADD} select ${GROUP}, sum(n) from
    (select *, -1 as n from gone where deleted_at is null union all select *, 1 from added where deleted_at is null) changed
    ${BY} having sum(n) <> 0;`,
};

/**
 * The category of an IT support or general ticket, made of the system that it names (C4.26), and counts by it, by
 * impact and by whether a person works on it.
 */
export class ItConsole1769200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create type system_category as enum ('hardware', 'software', 'network', 'security', 'access', 'email', 'other')`,
    );
    await runner.query(`create function system_category_of(words text[]) returns tickets.system_category
      language sql immutable parallel safe return (case
        ${cases}
        else 'other' end)::tickets.system_category`);
    await runner.query(`alter table ticket add column system_category system_category
      generated always as (case when kind in ('it-support', 'general')
        then system_category_of(string_to_array(
          translate(lower(coalesce(details->>'affectedSystem', '')), '/,.:;()&+_-', repeat(' ', 10)), ' ')) end) stored`);
    await runner.query(
      `create index support_by_system on ticket (kind, system_category, id) where kind in ('it-support', 'general') and deleted_at is null`,
    );
    // Critical tickets also include general ones, of which hardly any has an impact.
    await runner.query(
      `create index general_by_impact_level on ticket (impact_level, created_at, id)
         where kind = 'general' and impact_level is not null and deleted_at is null`,
    );
    await runner.query(
      `alter table ticket_tally add column system_category system_category,
         add column is_critical boolean not null default false, add column is_assigned boolean not null default false`,
    );
    for (const [name, body] of Object.entries(TALLIES))
      await runner.query(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      );
    await runner.query('delete from ticket_tally');
    await runner.query(`${ADD} select ${GROUP}, count(*) from ticket where deleted_at is null ${BY}`);
    await runner.query('analyze ticket');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
