import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists of applications need: names and titles are searched by one index, and without a rating an
 * application comes last when the best come first. The title is copied from the posting when someone
 * applies; the key over both follows a renaming.
 */
export class ApplicationLists1764900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_posting add constraint job_posting_titled unique (id, title)');
    await runner.query('alter table job_application add column job_title text collate "und-x-icu"');
    await runner.query(
      'update job_application a set job_title = (select p.title from job_posting p where p.id = a.posting_id)',
    );
    await runner.query('alter table job_application alter column job_title set not null');
    await runner.query(
      'alter table job_application add constraint job_application_titled foreign key (posting_id, job_title) references job_posting (id, title) on update cascade on delete cascade',
    );
    await runner.query(`create function copy_job_title() returns trigger language plpgsql as $$
      begin
        select title into new.job_title from people.job_posting where id = new.posting_id;
        return new;
      end $$`);
    await runner.query(
      'create trigger job_application_title before insert on job_application for each row execute function copy_job_title()',
    );
    await runner.query('drop index job_application_search');
    await runner.query(`alter table job_application add column search_text text not null
      generated always as (lower((applicant_name || chr(10) || job_title) collate "und-x-icu")) stored`);
    await runner.query(
      'create index job_application_search on job_application using gin (search_text gin_trgm_ops)',
    );
    await runner.query('drop index job_application_by_rating');
    await runner.query(
      'create index job_application_by_rating on job_application ((coalesce(rating, -1)), id)',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
