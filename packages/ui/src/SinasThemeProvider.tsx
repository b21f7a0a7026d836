import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { createSinasTheme, MODE_KEY } from './theme';
import type { Density } from './theme/density';

/** Theme of one front end; light and dark follow the system until the user chooses. */
export function SinasThemeProvider({ density, children }: { density: Density; children: ReactNode }) {
  const theme = useMemo(() => createSinasTheme({ density }), [density]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}

/** Light or dark as shown now, and a switch between the two. */
export function useColourMode() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return { dark, toggle: () => setMode(dark ? 'light' : 'dark') };
}
