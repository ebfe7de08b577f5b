/**
 * How a translator treats a text: a copy of it in its own elements takes its place, or it is moved into
 * them.
 */
export type Treatment = 'replaces' | 'moves';

/**
 * Has every text of the page, now and later, treated as by a browser's translator, until the test is over.
 */
export function translatePage(treatment: Treatment = 'replaces'): void {
  const watch = new MutationObserver(translate);

  function translate() {
    textsIn(document.body).forEach((text) => wrap(text, treatment));
    // What it did itself is not to be translated.
    watch.takeRecords();
  }

  translate();
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  stops.push(() => watch.disconnect());
}

const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (parent && !parent.closest('font, script, style, textarea') && text.nodeValue?.trim())
      texts.push(text as Text);
  }
  return texts;
}

function wrap(text: Text, treatment: Treatment) {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  text.replaceWith(outer);
  inner.append(treatment === 'moves' ? text : text.data);
}
