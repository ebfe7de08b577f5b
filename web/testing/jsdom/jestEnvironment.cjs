const { File } = require('node:buffer');
const fixedJsdom = require('jest-fixed-jsdom');
const FixedJsdom = fixedJsdom.default ?? fixedJsdom;
const { withoutStyleRules } = require('./withoutStyleRules.cjs');

module.exports = class extends FixedJsdom {
  constructor(...args) {
    super(...args);
    // jest-fixed-jsdom swaps in Node's Blob and FormData but leaves jsdom's File, and then appending a file
    // throws.
    this.global.File = File;
    withoutStyleRules(this.global);
  }
};
