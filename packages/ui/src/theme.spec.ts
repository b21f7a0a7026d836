import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';
import { createSinasTheme } from './theme';
import { COLOURS, type Scheme } from './theme/palette';

const block = {
  light: /:root \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '',
  dark: /\[data-theme='dark'\] \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '',
};
const token = (scheme: Scheme, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block[scheme])?.[1];

describe('theme', () => {
  it.each(['light', 'dark'] as const)('takes every %s colour from the tokens', (scheme) => {
    for (const [name, value] of Object.entries(COLOURS[scheme]))
      expect(`${name} ${value}`).toBe(`${name} ${token(scheme, name)}`);
  });

  it('sets the console tighter than the web app', () => {
    const sizes = (density: 'web' | 'console') => createSinasTheme({ density }).typography.body1.fontSize;
    expect([sizes('web'), sizes('console')]).toEqual(['0.9375rem', '0.8125rem']);
  });

  it('casts no shadow, never shouts, and drives both schemes by data-theme', () => {
    const theme = createSinasTheme({ density: 'web' });
    expect(new Set(theme.shadows)).toEqual(new Set(['none']));
    expect(theme.typography.button.textTransform).toBe('none');
    expect(
      (theme as unknown as { getColorSchemeSelector: (s: string) => string }).getColorSchemeSelector('dark'),
    ).toContain('data-theme');
    expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  });
});
