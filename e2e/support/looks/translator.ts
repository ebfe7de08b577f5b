import type { Page } from '@playwright/test';

/**
 * Treats every text of later pages like a browser's translator: elements of its own, with a copy of the text,
 * replace it, also for texts that appear or change later.
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
