import { existsSync } from 'node:fs';

/** The browser of the journeys: the one named, or Chromium without a window's machinery, which costs a third less, or with it. */
export const chromium = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (file) => file && existsSync(file),
  );
