/** The translator's replacement of a text of the page. */
type StandIns = WeakMap<Node, Element>;

/**
 * Lets the page work with a translator. A browser's translator replaces text nodes of the page with elements of its
 * own, or moves them into such elements; React then fails to remove them or to insert beside them, and keeps
 * writing into invisible texts. With this guard React removes the translation along with the text, inserts beside
 * it, and a changed text replaces its translation, for the translator to translate again
 * (https://github.com/facebook/react/issues/11538).
 * @returns a function that removes the guard
 */
export function guardAgainstTranslators(): () => void {
  const native = { ...pick(Node.prototype) };
  const standIns: StandIns = new WeakMap();
  const rewritten = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)));
  const replaced = new MutationObserver(learn);

  function learn(records: readonly MutationRecord[]) {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (!standIn) continue;
        standIns.set(text, standIn);
        rewritten.observe(text, { characterData: true });
      }
    }
  }

  /** The translation of a text that takes its place now. */
  function standInOf(text: Node): Element | null {
    learn(replaced.takeRecords());
    const standIn = standIns.get(text);
    return standIn?.isConnected ? standIn : null;
  }

  function putBack(text: Node) {
    if (!text.isConnected) standInOf(text)?.replaceWith(text);
    standIns.delete(text);
  }

  /** A text that is put somewhere by the page has no translation any more. */
  function placed<Child extends Node>(child: Child): Child {
    if (child instanceof Text && child.parentNode === null) standInOf(child)?.remove();
    return child;
  }

  Node.prototype.removeChild = function removeChild<Child extends Node>(child: Child): Child {
    if (child.parentNode === this) return native.removeChild.call(this, child) as Child;
    const standIn = standInOf(child);
    if (standIn) standIn.remove();
    else if (this.contains(child)) removeFrom(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBefore<Child extends Node>(
    child: Child,
    beside: Node | null,
  ): Child {
    const isThere = beside === null || beside.parentNode === this;
    const place = isThere ? beside : childAround(this, standInOf(beside) ?? beside);
    return native.insertBefore.call(this, placed(child), place) as Child;
  };
  Node.prototype.appendChild = function appendChild<Child extends Node>(child: Child): Child {
    return native.appendChild.call(this, placed(child)) as Child;
  };

  replaced.observe(document.body, { childList: true, subtree: true });
  return () => {
    replaced.disconnect();
    rewritten.disconnect();
    Object.assign(Node.prototype, native);
  };
}

const pick = ({ removeChild, insertBefore, appendChild }: Node) => ({
  removeChild,
  insertBefore,
  appendChild,
});

/** Translators write `font`, which nothing in the portal does. */
const isTranslation = (node: Node | null): node is Element =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/** Takes a node out of its translations, and removes those that are empty then. */
function removeFrom(parent: Node, child: Node) {
  let around = child.parentElement;
  (child as ChildNode).remove();
  while (around && around !== parent && around.childNodes.length === 0) {
    const next: Element | null = around.parentElement;
    around.remove();
    around = next as HTMLElement | null;
  }
}

/** The child of `parent` that is the node or contains it; null, meaning the end, if there is none. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}
