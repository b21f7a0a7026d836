/** How far the server's clock is ahead of this browser's, as its answers tell. */
let selisih = 0;
/** The header counts whole seconds, and an answer takes a moment: below this the clocks agree. */
const SAMA_MS = 3_000;

/** The browser's own clock, for how long something takes: the only place that asks for it. */
export const detak = (): number => new Date().getTime();
/** The time as the server has it: a clock that is set wrong on the desk does not change a word. */
export const jamKini = (): Date => saatServer(detak());
/** A moment that the browser's clock has named, by the server's. */
export const saatServer = (detik: number): Date => new Date(detik + selisih);

/** Takes the time from an answer that no cache can have kept. */
export function cocokkanJam(kepala: Headers): void {
  const server = Date.parse(kepala.get('Date') ?? '');
  if (Number.isNaN(server) || !kepala.get('Cache-Control')?.includes('no-store')) return;
  const beda = server - detak();
  if (Math.abs(beda - selisih) >= SAMA_MS) selisih = Math.abs(beda) < SAMA_MS ? 0 : beda;
}
