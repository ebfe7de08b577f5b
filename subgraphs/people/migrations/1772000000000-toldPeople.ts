import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellPeople } from '../employee/hiring/tellPeople.service.js';

/** Others hear of everyone who is here already; who comes or moves later is told when it happens. */
export class ToldPeople1772000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellPeople(runner, 'true');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
