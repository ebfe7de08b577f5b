import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressInfo } from 'node:net';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { DEMO_PASSWORD } from '../../run/demo.js';
import { ROOT } from '../../run/root.js';
import { usePortal } from '../testing/rest.js';

const portal = usePortal();
const folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `integrator.txt` says that it saw. */
type Integrate = (baseUrl: string, email: string, password: string) => Promise<Record<string, unknown>>;

/** Compiles a program with its imports, beside it. @returns its type errors */
function compile(program: string): string[] {
  const compiled = ts.createProgram([program], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
  });
  const problems = [...ts.getPreEmitDiagnostics(compiled), ...compiled.emit().diagnostics];
  return problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test(
  'a program with a client that is generated from the OpenAPI file signs in, asks for leave and cancels it, sends a ' +
    'document, writes tickets and a comment, reads a list to its end, and applies for a job',
  async () => {
    await createClient({
      input: `${ROOT}schema/openapi.json`,
      output: { path: folder, importFileExtension: '.js' },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent', file: false },
    });
    const program = join(folder, 'integrator.ts');
    copyFileSync(new URL('integrator.txt', import.meta.url), program);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    expect(compile(program)).toEqual([]);

    const { integrate } = (await import(pathToFileURL(program.replace(/ts$/, 'js')).href)) as {
      integrate: Integrate;
    };
    const { port } = portal().http.server.address() as AddressInfo;
    const seen = await integrate(`http://127.0.0.1:${port}`, 'employee@portal.example', DEMO_PASSWORD);
    expect(seen).toEqual({
      refused: {
        status: 400,
        error: { non_field_errors: ['Unable to log in with provided credentials.'] },
      },
      me: { email: 'employee@portal.example', name: 'Maya Okafor' },
      asked: { title: 'A week at sea', days: 5, status: 'open' },
      gone: { status: 404, error: expect.objectContaining({ detail: 'Not found.' }) },
      withDocument: { days: 2, document: expect.stringMatching(/^http:.*\/api\/files\/tickets\//) },
      read: expect.arrayContaining(['A lamp hums', 'A door creaks', 'A rope is frayed']),
      pages: expect.any(Number),
      comments: ['It hums louder.'],
      application: { posting: expect.any(String), wanted: expect.any(String), isListed: true },
      after: 401,
    });
    expect(seen['pages']).toBe(Math.ceil((seen['read'] as string[]).length / 2));
  },
  120_000,
);
