import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.mts';

/** The tests that mutants meet: not the one that tries every cell, which takes longer than all others together. */
export default mergeConfig(base, defineConfig({ test: { exclude: ['src/**/alur-sel.spec.ts'] } }));
