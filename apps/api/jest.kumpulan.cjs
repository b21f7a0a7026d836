const base = require('./jest.config.cjs');
const sendiri = require('./test/kumpulan/sendiri.json');

module.exports = {
  ...base,
  testMatch: ['<rootDir>/test/kumpulan/*.kumpulan.ts', ...sendiri.map((file) => `<rootDir>/${file}`)],
};
