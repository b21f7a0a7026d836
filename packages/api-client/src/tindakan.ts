import { detak } from './jam';

/** How long after somebody touched the page what it asks is still his doing. */
const SESUDAH_MS = 10_000;
/** Opening a page is an act, too. */
let terakhir = detak();

const catat = (): void => {
  terakhir = detak();
};
// A page that is rendered by the build has no window, and nobody there.
for (const jenis of ['pointerdown', 'keydown', 'click', 'input', 'pageshow'])
  globalThis.window?.addEventListener(jenis, catat, { capture: true, passive: true });

/**
 * Did a person cause this, now? Polls, refetches and renewals go on while nobody is there; they say so to the server, which
 * does not prolong the session for them.
 */
export const adaOrang = (): boolean => detak() - terakhir < SESUDAH_MS;
