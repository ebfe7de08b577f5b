import type { Page } from '@playwright/test';

/**
 * Has every text of the pages to come treated as by a browser's translator: elements of its own, with a copy
 * of the text, take its place, also where a text comes or changes later.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`
    const wrap = (text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    };
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.filter((text) => text.data.trim() && !text.parentElement.closest('font, script, style, textarea')).forEach(wrap);
      watch.takeRecords();
    };
    const watch = new MutationObserver(translate);
    document.addEventListener('DOMContentLoaded', () => {
      translate();
      watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  `);
}
