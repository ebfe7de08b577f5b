import type { MigrationInterface, QueryRunner } from 'typeorm';
import { emitEmployees } from '../employee/hiring/emitEmployees.service.js';

/** Other subgraphs get all existing people once; later changes are sent as events when they happen. */
export class ToldPeople1772000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await emitEmployees(runner, 'true');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
