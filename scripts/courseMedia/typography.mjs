/** A text with the quotation marks and apostrophes of print. */
export const typographic = (text) =>
  text
    .replace(/(^|[\s(])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');

/** A step of rehype that sets all text of a page so, except code. */
export const typographicPage = () =>
  function set(node) {
    if (node.tagName === 'code') return;
    if (node.type === 'text') node.value = typographic(node.value);
    node.children?.forEach(set);
  };
