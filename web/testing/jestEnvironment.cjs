const { File } = require('node:buffer');
const fixedJsdom = require('jest-fixed-jsdom');
const FixedJsdom = fixedJsdom.default ?? fixedJsdom;

// jest-fixed-jsdom swaps in Node's Blob and FormData but leaves jsdom's File, and then appending a file throws.
module.exports = class extends FixedJsdom {
  constructor(...args) {
    super(...args);
    this.global.File = File;
  }
};
