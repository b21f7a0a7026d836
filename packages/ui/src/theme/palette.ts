import type {} from '@mui/material/styles';

export type Scheme = 'light' | 'dark';

/** The colours of tokens.css, as values: Material UI computes channels and states from them. */
export const COLOURS = {
  light: {
    bg: '#f5f6f8',
    surface: '#ffffff',
    sunken: '#edf0f4',
    bar: '#0b2344',
    'bar-raised': '#16335b',
    text: '#12223a',
    'text-2': '#43526a',
    'text-3': '#5a697f',
    line: '#dbe1e9',
    'line-strong': '#7f8ca0',
    primary: '#143a6e',
    'primary-hover': '#0b2344',
    'on-primary': '#ffffff',
    'primary-tint': '#e8eef7',
    accent: '#ad4e17',
    'on-accent': '#ffffff',
    'accent-tint': '#fcf1e8',
    info: '#1f4e8c',
    'info-tint': '#e9f0fa',
    success: '#1a6846',
    'success-tint': '#e6f2ec',
    danger: '#a4262c',
    'danger-tint': '#fbecec',
    'chart-1': '#143a6e',
    'chart-2': '#5f86b8',
    'chart-3': '#ad4e17',
    'chart-4': '#7f8ca0',
  },
  dark: {
    bg: '#0a1424',
    surface: '#111e33',
    sunken: '#182841',
    bar: '#071020',
    'bar-raised': '#16294a',
    text: '#eaf0f8',
    'text-2': '#b7c4d6',
    'text-3': '#94a4ba',
    line: '#263853',
    'line-strong': '#6f829e',
    primary: '#a9c8f5',
    'primary-hover': '#c9defa',
    'on-primary': '#0a1b34',
    'primary-tint': '#1a2f4e',
    accent: '#f2a66b',
    'on-accent': '#24140a',
    'accent-tint': '#33251b',
    info: '#a9c8f5',
    'info-tint': '#1a2f4e',
    success: '#7fcfa6',
    'success-tint': '#14302a',
    danger: '#f49c9c',
    'danger-tint': '#3a1e26',
    'chart-1': '#a9c8f5',
    'chart-2': '#5f86b8',
    'chart-3': '#f2a66b',
    'chart-4': '#6f829e',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

interface PaletteExtra {
  sunken: string;
  bar: string;
  barRaised: string;
  lineStrong: string;
  accentTint: string;
  primaryTint: string;
  chart: Record<1 | 2 | 3 | 4, string>;
}
declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Material UI is extended by merging interfaces
  interface Palette extends PaletteExtra {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above
  interface PaletteOptions extends Partial<PaletteExtra> {}
}

/** One scheme as Material UI wants it. Secondary and warning are the one warm colour. */
export function paletteOf(scheme: Scheme) {
  const c = COLOURS[scheme];
  const onStatus = scheme === 'light' ? '#ffffff' : '#0a1b34';
  const warm = { main: c.accent, light: c['accent-tint'], dark: c.accent, contrastText: c['on-accent'] };
  return {
    mode: scheme,
    primary: { main: c.primary, light: c['primary-tint'], dark: c['primary-hover'], contrastText: c['on-primary'] },
    secondary: warm,
    warning: warm,
    info: { main: c.info, light: c['info-tint'], dark: c.info, contrastText: onStatus },
    success: { main: c.success, light: c['success-tint'], dark: c.success, contrastText: onStatus },
    error: { main: c.danger, light: c['danger-tint'], dark: c.danger, contrastText: onStatus },
    text: { primary: c.text, secondary: c['text-2'], disabled: c['text-3'] },
    divider: c.line,
    background: { default: c.bg, paper: c.surface },
    sunken: c.sunken,
    bar: c.bar,
    barRaised: c['bar-raised'],
    lineStrong: c['line-strong'],
    accentTint: c['accent-tint'],
    primaryTint: c['primary-tint'],
    chart: { 1: c['chart-1'], 2: c['chart-2'], 3: c['chart-3'], 4: c['chart-4'] },
  };
}
