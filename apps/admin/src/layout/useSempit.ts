import useMediaQuery from '@mui/material/useMediaQuery';

/** Too narrow for rail and table side by side: the rail shows icons, the page carries the saved views. */
export const useSempit = (): boolean => useMediaQuery('(max-width: 82rem)', { noSsr: true });
