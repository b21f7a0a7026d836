import { createTheme, type Theme } from '@mui/material/styles';
import { componentsOf } from './theme/components';
import { DENSITY, type Density } from './theme/density';
import { paletteOf } from './theme/palette';

export const FONT = "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', system-ui, 'Segoe UI', sans-serif";

/** Where the chosen light or dark mode is kept; the landing page reads it before Material UI is there. */
export const MODE_KEY = 'sinas-mode';

/** The one look of both front ends: roomy for companies, tight for officers. */
export function createSinasTheme({ density }: { density: Density }): Theme {
  const d = DENSITY[density];
  const tight = { fontWeight: 750, lineHeight: 1.16, letterSpacing: '-0.022em' };
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: FONT,
      htmlFontSize: 16,
      fontSize: d.fontSize,
      fontWeightLight: 450,
      fontWeightRegular: 450,
      fontWeightMedium: 550,
      fontWeightBold: 750,
      h1: { fontSize: '2.125rem', ...tight },
      h2: { fontSize: '1.25rem', ...tight },
      h3: { fontSize: '1.0625rem', fontWeight: 750, lineHeight: 1.35 },
      h4: { fontSize: '0.9375rem', fontWeight: 750, lineHeight: 1.35 },
      h5: { fontSize: '0.9375rem', fontWeight: 650 },
      h6: { fontSize: '0.875rem', fontWeight: 650 },
      body1: { fontSize: d.body1, lineHeight: density === 'web' ? 1.55 : 1.45 },
      body2: { fontSize: d.body2, lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 650 },
    },
    components: componentsOf(density),
  });
  // Paper lies flat; only what floats (menu, dialog, drawer) takes its shadow from the tokens.
  theme.shadows = theme.shadows.map(() => 'none') as Theme['shadows'];
  return theme;
}
