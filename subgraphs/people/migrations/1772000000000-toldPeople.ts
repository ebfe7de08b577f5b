import type { MigrationInterface, QueryRunner } from 'typeorm';
import { emitEmployees } from '../employee/hiring/emitEmployees.service.js';

/** Others hear of everyone who is here already; who comes or moves later is sent when it happens. */
export class ToldPeople1772000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await emitEmployees(runner, 'true');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
