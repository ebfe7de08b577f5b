import type { Queryable } from '../../../kit/postgres/queryable.js';
import { addArticle } from '../../article/article.factory.js';

/** A small knowledge base: title and Markdown of its articles. */
export const ARTICLES = {
  'Connecting to the VPN': `You need the VPN for the file share only.

## Connect

- **Windows:** open Cisco Secure Client, choose the profile Home and press Connect.
- **macOS:** allow the system extension first, then press Connect.

## Limits

A connection lasts 12 hours at most. It ends after 45 minutes without traffic.`,
  'Printing in the office': `Send a job to the queue Northwind-Print:

1. Print to Northwind-Print.
2. Hold your badge against the reader.
3. Tap the job.

Jobs that nobody fetches are deleted after 24 hours.

## Limits

| What | Pages |
|---|---|
| Colour, a month | 200 |
| Black | no limit |`,
  'Calling in sick': `Tell your manager by 9:30 on the first day.

## Doctor's note

Attach a doctor's note from the fourth day in a row. In probation the same rule applies.`,
  'Lost devices': `A lost laptop is reported to security, extension 4311, within one hour. A loan laptop is ready the same day.`,
};

/** @returns ids by title */
export async function addArticles(database: Queryable): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [title, content] of Object.entries(ARTICLES))
    ids.set(title, await addArticle(database, { title, content }));
  // Others, so that words of the articles above are rare ones.
  for (const subject of [
    'Signature',
    'Calendars',
    'Folders',
    'Monitors',
    'Keyboards',
    'Training',
    'Travel',
    'Parking',
  ]) {
    await addArticle(database, {
      title: `${subject} at a glance`,
      content: `What there is to know about ${subject.toLowerCase()} here. The team of facilities answers.`,
    });
  }
  return ids;
}
