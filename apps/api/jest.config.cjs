const shared = require('../../tools/jest.shared.cjs');

module.exports = { ...shared(__dirname), roots: ['<rootDir>/src', '<rootDir>/test'] };
