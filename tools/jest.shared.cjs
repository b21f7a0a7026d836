const path = require('node:path');
const { readFileSync } = require('node:fs');

const root = path.resolve(__dirname, '..');
const swc = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));
delete swc.$schema;

/** Jest for the server's workspaces: swc, sources instead of builds, ESM-only packages by Node's own require. */
module.exports = (dir) => ({
  rootDir: dir,
  testEnvironment: path.join(__dirname, 'jest.environment.cjs'),
  testMatch: ['**/*.spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }],
    '^.+\\.m?js$': ['@swc/jest', { ...swc, swcrc: false, jsc: { target: 'es2023' } }],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|oidc-provider|koa|@koa|eta|nanoid|quick-lru|openid-client|oauth4webapi|raw-body|uuid|ky|@otplib|@noble|@scure)/)',
  ],
  moduleNameMapper: {
    '^@sinas/domain/(.*)$': `${root}/packages/domain/src/$1`,
    '^@sinas/api/(.*)$': `${root}/apps/api/src/$1`,
    '^@sinas/api-test/(.*)$': `${root}/apps/api/test/$1`,
    '^@sinas/prisma/(.*)$': `${root}/prisma/$1`,
    '^@sinas/simulators/(.*)$': `${root}/simulators/src/$1`,
  },
  testTimeout: 60_000,
  globalSetup: path.join(__dirname, 'jest.global-setup.cjs'),
});
