import type { Components, Theme } from '@mui/material/styles';
import { DENSITY, type Density } from './density';

const FOCUS = { outline: '3px solid var(--focus)', outlineOffset: '2px' };
const ALERT_GROUND = {
  '&.MuiAlert-colorInfo': { background: 'var(--info-tint)' },
  '&.MuiAlert-colorSuccess': { background: 'var(--success-tint)' },
  '&.MuiAlert-colorWarning': { background: 'var(--accent-tint)' },
  '&.MuiAlert-colorError': { background: 'var(--danger-tint)' },
};
const EDGE = 'var(--line-strong)';

/** Overrides of Material UI. Colours come from the CSS variables of tokens.css, so light and dark need no branch. */
export function componentsOf(density: Density): Components<Theme> {
  const d = DENSITY[density];
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': FOCUS } } },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 'var(--r-2)', color: 'inherit' } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { borderRadius: 'var(--r-3)', border: '1px solid var(--line)' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 'var(--r-3)',
          boxShadow: 'var(--e-2)',
          border: 0,
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
          // A form is no second frame: only what stands between title and buttons scrolls.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { padding: '1.25rem 1.25rem 0.5rem', fontSize: '1.25rem', fontWeight: 750, letterSpacing: '-0.022em' },
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: { minHeight: '4rem', padding: '0.5rem 1.25rem 0', color: 'var(--text-2)', fontSize: '0.875rem' },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          padding: '1.25rem',
          gap: '0.5rem',
          flexWrap: 'wrap',
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: 'rgb(7 16 32 / 0.55)', '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' } },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: { border: '1px solid var(--line)', boxShadow: 'var(--e-1)', borderRadius: 'var(--r-2)' },
      },
    },
    MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: 'var(--e-1)' } } },
    MuiDrawer: { styleOverrides: { paper: { boxShadow: 'var(--e-2)' } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 'var(--h-control)',
          fontSize: d.body2,
          '&.Mui-focusVisible': { ...FOCUS, outlineOffset: '-3px' },
        },
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          '&.MuiInputLabel-outlined': {
            position: 'static',
            transform: 'none',
            marginBottom: '0.3rem',
            fontSize: '0.8125rem',
            fontWeight: 550,
            lineHeight: 1.35,
            color: 'var(--text-2)',
            whiteSpace: 'normal',
            overflow: 'visible',
          },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { asterisk: { color: 'var(--accent)', fontWeight: 750 } } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          minHeight: 'var(--h-control)',
          background: 'var(--surface)',
          fontSize: d.table,
          '&.Mui-focused': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: EDGE },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: 'var(--danger)' },
          '&.Mui-disabled, &.MuiInputBase-readOnly': { background: 'var(--sunken)' },
        },
        notchedOutline: { borderColor: EDGE, top: 0, '& legend': { display: 'none' } },
        input: { '&::placeholder': { color: 'var(--text-3)', opacity: 1 } },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.4, '&.Mui-error': { fontWeight: 550 } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: d.cell,
          fontSize: d.table,
          lineHeight: 1.45,
          borderBottomColor: 'var(--line)',
          fontVariantNumeric: 'tabular-nums',
        },
        head: {
          padding: d.head,
          background: 'var(--sunken)',
          color: 'var(--text-2)',
          fontSize: '0.75rem',
          fontWeight: 650,
          lineHeight: 1.35,
          textTransform: 'none',
        },
        stickyHeader: { background: 'var(--sunken)' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&.MuiTableRow-hover:hover': { background: 'var(--primary-tint)' } } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 'var(--h-control)' }, indicator: { height: 3 } } },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 'var(--h-control)',
          padding: '0 0.25rem',
          marginRight: '1.25rem',
          minWidth: 0,
          textTransform: 'none',
          fontSize: d.table,
          fontWeight: 550,
          '&.Mui-selected': { fontWeight: 650 },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { border: 0, color: 'var(--text)', fontSize: d.body2, alignItems: 'flex-start', ...ALERT_GROUND },
      },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: {
        tooltip: { background: 'var(--bar)', color: 'var(--on-bar)', fontSize: '0.8125rem' },
        arrow: { color: 'var(--bar)' },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 'var(--r-1)' } } },
    MuiCheckbox: { styleOverrides: { root: { padding: '0.4rem', '&.Mui-focusVisible': FOCUS } } },
    MuiSwitch: { styleOverrides: { switchBase: { '&.Mui-focusVisible': FOCUS } } },
    MuiPaginationItem: {
      styleOverrides: {
        root: {
          borderRadius: 'var(--r-2)',
          fontSize: d.body2,
          '&.Mui-selected': { background: 'var(--primary-tint)', color: 'var(--primary)', fontWeight: 650 },
        },
      },
    },
  };
}
