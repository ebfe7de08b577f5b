import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { RequestContext } from '../../request/context.js';
import { defineDatabase } from '../../postgres/database.js';
import { badInput, conflict } from '../../request/errors.js';
import { listRows, Where } from '../../request/list.js';
import type { ListArgs } from '../../request/list.js';
import { loader, byKey } from '../../graphql/loader.js';
import { defineSubgraph } from '../../service/subgraph.js';

class Notes1762900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table note (id integer generated always as identity primary key, text text not null constraint note_text_once unique)',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

interface Note {
  id: number;
  text: string;
}

export const received: unknown[] = [];

const database = defineDatabase({
  schema: 'notes',
  entities: [],
  migrations: [Notes1762900000001],
  constraints: { note_text_once: () => conflict('There is such a note already.') },
});

/** The smallest subgraph that uses every part of the kit; the kit's own tests run against it. */
export const notes = defineSubgraph({
  name: 'tickets',
  folder: import.meta.url,
  database,
  consumes: {
    'note.heard': async (tx, payload) => {
      received.push(payload);
      await tx.query('insert into note (text) values ($1)', [`heard ${String(payload['text'])}`]);
    },
  },
  resolvers: {
    Query: {
      greeting: () => 'hello',
      myAccount: () => 'mine',
      notes: (_: unknown, args: ListArgs) =>
        listRows<Note>(
          database,
          {
            select: 'n.id, n.text',
            from: 'note n',
            where: new Where().search(args.search, 'n.text'),
            order: { text: 'n.text', id: 'n.id' },
            defaultOrder: 'id',
            tie: 'n.id',
          },
          args,
        ),
    },
    Mutation: {
      addNote: (_: unknown, { text }: { text: string }, context: RequestContext) => {
        if (text.trim() === '') throw badInput({ text: ['This field may not be blank.'] });
        return database.write(context, async (tx) => {
          const note = await tx.one<Note>('insert into note (text) values ($1) returning id, text', [text]);
          await tx.audit({
            action: 'note.add',
            objectType: 'note',
            objectId: note?.id ?? null,
            after: { text },
          });
          await tx.emit('note.added', { text });
          return note;
        });
      },
      whisperNote: (_: unknown, { text }: { text: string }, context: RequestContext) =>
        database.write(
          context,
          (tx) => tx.one<Note>('insert into note (text) values ($1) returning id, text', [text]),
          { storeAnswer: 'encrypted' },
        ),
      addNoteElsewhereFirst: async (_: unknown, { text }: { text: string }, context: RequestContext) => {
        const stored = await database.stored<Note>(context);
        if (stored) return stored;
        await database.plan(context, (tx) =>
          tx.one('select id from note where text = $1 for update', [text]),
        );
        await context.graph('mutation { elsewhere }', { text });
        return database.write(context, (tx) =>
          tx.one<Note>('insert into note (text) values ($1) returning id, text', [text]),
        );
      },
    },
    Note: {
      secret: () => 'for auditors',
      __resolveReference: ({ id }: { id: number }, context: RequestContext) =>
        loader<number, Note>(context, 'note', async (ids) =>
          byKey(
            await database.query<Note>('select id, text from note where id = any($1::int[])', [ids]),
            (note) => note.id,
          ),
        ).load(id),
    },
  },
});
