import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of ticket_search. */
const TEXTS = [
  'fold_text(title || chr(10) || description)',
  'fold_text(created_by_name)',
  `fold_text(coalesce(details->>'reason', '') || chr(10) || coalesce(details->>'affectedSystem', '')
    || chr(10) || coalesce(details->>'assetTag', ''))`,
];

/** One or two letters are looked up, too. */
export class LetterSearch1773400000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index ticket_letters on ticket using gin (${TEXTS.map((text) => `letter_parts(${text})`).join(', ')})
      with (gin_pending_list_limit = 256) where deleted_at is null`);
    // No plan uses the statistics of an index over a part of the rows, and ANALYZE would take three times as long.
    for (const [at] of TEXTS.entries())
      await runner.query(`alter index ticket_letters alter column ${at + 1} set statistics 0`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
