/** Far above what the longest suite, the journeys, takes on two cores that others slow down; all widths and colours take longer. */
export const SUITE_LIMIT_MS = (process.env.AXE_SEMUA === '1' ? 120 : 75) * 60_000;
/** Of one test, and of what prepares it: what hangs is ended; what is slow beside two other suites is not wrong. */
export const TEST_LIMIT_MS = 180_000;
