import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { columnMapOf, columnsOf, jsonOf, selectOf, tableColumnsOf } from './entityColumns.js';

@Entity('note')
class Note {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'date', name: 'written_on' })
  writtenOn!: string;

  @Column({ type: 'text' })
  secret!: string;
}

test('every column of an entity is read under its property name, except for omitted ones', () => {
  expect(columnsOf(Note, 'n')).toBe('n.id as "id", n.written_on as "writtenOn", n.secret as "secret"');
  expect(columnsOf(Note, 'n', ['secret'])).toBe('n.id as "id", n.written_on as "writtenOn"');
});

test('a statement may read fewer values of a row, and values that are not columns', () => {
  const row = { ...columnMapOf(Note, 'n', ['secret']), writer: 'p.name' };
  expect(selectOf<Omit<Note, 'secret'> & { writer: string }>(row, ['writer', 'id'])).toBe(
    'p.name as "writer", n.id as "id"',
  );
  expect(jsonOf(row)).toBe(`json_build_object('id', n.id, 'writtenOn', n.written_on, 'writer', p.name)`);
});

test('statements that write get the columns with their types', () => {
  expect(tableColumnsOf(Note, ['id', 'secret'])).toEqual([
    { name: 'writtenOn', column: 'written_on', type: 'date' },
  ]);
});
