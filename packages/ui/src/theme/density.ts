export type Density = 'web' | 'console';

/** What differs between the company's app and the officers' console. Sizes in px or rem as Material UI takes them. */
export const DENSITY = {
  web: {
    fontSize: 15,
    body1: '0.9375rem',
    body2: '0.875rem',
    table: '0.875rem',
    cell: '0.7rem 0.75rem',
    head: '0.55rem 0.75rem',
  },
  console: {
    fontSize: 13,
    body1: '0.8125rem',
    body2: '0.8125rem',
    table: '0.8125rem',
    cell: '0.42rem 0.5rem',
    head: '0.4rem 0.5rem',
  },
} as const satisfies Record<Density, Record<string, string | number>>;
