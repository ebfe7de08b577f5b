// A third of a page test was jsdom matching every style rule against every element, for roles and names
// alone. What rules look like is seen in a real browser (e2e); here an element has the style that it carries
// itself.

const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6
  HEADER HR HTML LEGEND LI MAIN NAV OL OPTGROUP OPTION P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL`.split(
    /\s+/,
  ),
);

/** Takes style rules out of the calculation of styles in a window of jsdom. */
exports.withoutStyleRules = function withoutStyleRules(window) {
  // styled-components inserts rules one by one, as in production, and nothing parses them.
  window.SC_DISABLE_SPEEDY = false;
  window.CSSStyleSheet.prototype.insertRule = (_rule, index = 0) => index;
  window.CSSStyleSheet.prototype.deleteRule = () => undefined;
  const none = window.document.createElement('i').style;
  window.getComputedStyle = (element, pseudo) => (pseudo ? none : ownStyle(element));
};

// Names are put together with spaces between blocks, so what is a block matters.
function ownStyle(element) {
  const { style } = element;
  const display = () => style.display || (blocks.has(element.tagName) ? 'block' : 'inline');
  return new Proxy(style, {
    get(target, property) {
      if (property === 'display') return display();
      if (property === 'getPropertyValue')
        return (name) => (name === 'display' ? display() : target.getPropertyValue(name));
      const value = target[property];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
