const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const swc = JSON.parse(readFileSync(join(__dirname, '../.swcrc'), 'utf8'));
delete swc.$schema;

/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
};
