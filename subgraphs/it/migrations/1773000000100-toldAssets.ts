import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells of the assets that are in the register already, for the figures of tickets. */
export class ToldAssets1773000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `insert into outbox (topic, payload)
         select 'assets.state', jsonb_build_object('assets', jsonb_agg(jsonb_build_object('tag', a.tag,
           'model', nullif(concat_ws(' ', a.brand, a.model), ''), 'purchaseDate', a.purchase_date)))
         from asset a group by a.id / 500`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
