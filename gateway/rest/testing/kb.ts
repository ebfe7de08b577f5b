import type { Reply, TestPortal } from '../../testing/portal.js';
import { askerOf } from './canary.js';
import type { Asker } from './canary.js';
import type { Json, SentFile } from './leave.js';
import type { PageOf } from './timesheets.js';

export interface KbAttachment {
  id: number;
  filename: string;
  file_size: number;
  file: string;
}
export type KbArticle = Json & { id: number; title: string; content: string; category: { id: number; name: string }; author: { id: number; full_name: string }; view_count: number; download_count: number; attachments: KbAttachment[]; is_published: boolean };

export const PDF: SentFile = { name: 'Steps “1”.pdf', content: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n' };

/** All of an article but the links, which are fresh each time. */
export const facts = ({ attachments, ...rest }: KbArticle) => ({ ...rest, attachments: attachments.map(({ file: _link, ...file }) => file) });

/** One part of a form after another; a list is its parts repeated, a file is one under `attachments`, unless it says otherwise. */
function form(fields: Json, files: readonly SentFile[]): { headers: Record<string, string>; payload: Buffer } {
  const head = (name: string, more = '') => `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).flatMap(([name, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]).map((part) => Buffer.from(`${head(name)}\r\n${String(part)}\r\n`)));
  const sent = files.map(({ name, content, part = 'attachments' }) => Buffer.concat([Buffer.from(`${head(part, `; filename="${name}"`)}Content-Type: application/pdf\r\n\r\n`), Buffer.from(content as Buffer), Buffer.from('\r\n')]));
  return { headers: { 'content-type': 'multipart/form-data; boundary=edge' }, payload: Buffer.concat([...texts, ...sent, Buffer.from('--edge--\r\n')]) };
}

/** The knowledge base as people call it over HTTP; paths start after /api/it/. */
export function kbOf(portal: () => TestPortal) {
  const { rest } = askerOf(portal);
  const call = <Body = KbArticle>(method: string, as: Asker, path: string, body?: Json, headers?: Record<string, string>): Promise<Reply<Body>> => rest<Body>(as, method, `it/${path}`, body, headers);
  const send = <Body = KbArticle>(method: string, as: Asker, path: string, fields: Json, files: readonly SentFile[], headers: Record<string, string> = {}): Promise<Reply<Body>> => {
    const { headers: own, payload } = form(fields, files);
    const identity = as === null ? {} : typeof as === 'string' ? { as } : { token: as.token };
    return portal().call<Body>(method, `/api/it/${path}`, { ...identity, payload, headers: { ...own, ...headers } });
  };
  const done = async <Body>(answer: Promise<Reply<Body>>): Promise<Body> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(`${status} ${text}`);
    return body;
  };
  const categoryId = async (name: string) => {
    const { results } = await done(call<PageOf<{ id: number; name: string }>>('GET', 'employee', 'kb-categories/?page_size=50'));
    return results.find((category) => category.name === name)?.id ?? 0;
  };
  return {
    call,
    send,
    done,
    categoryId,
    list: <Row = KbArticle>(as: Asker, path: string) => done(call<PageOf<Row>>('GET', as, path)),
    /** A fresh article of the person about the network, with one PDF unless told otherwise. */
    written: async (as: Asker, more: Json = {}, files: readonly SentFile[] = [PDF]) =>
      done(send('POST', as, 'kb-articles/', { title: 'Cables', content: 'Blue ones.', category: await categoryId('Network'), ...more }, files)),
  };
}
