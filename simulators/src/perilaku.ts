import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Call } from './http';
import { BadRequest, send, sendTwice } from './http';

export const SISTEM = ['kl', 'registri'] as const;
export type Sistem = (typeof SISTEM)[number];

export const MODE = ['normal', 'lambat', 'gagal', 'gantung', 'putus_setelah_efek', 'dobel', 'tolak'] as const;
export type Mode = (typeof MODE)[number];

export interface Perilaku {
  mode: Mode;
  /** how long `lambat` waits; how long `gantung` keeps the line open (for ever when it is missing) */
  ms?: number;
  /** for how many calls; then the system is normal again */
  kali?: number;
  /** what `tolak` says */
  pesan?: string;
}

const DEFAULT_DELAY_MS = 3_000;
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

function positive(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new BadRequest(`${name} harus berupa bilangan bulat positif`);
  }
  return value;
}

export function readPerilaku(input: Record<string, unknown>): { sistem: Sistem; perilaku: Perilaku } {
  const { sistem, mode, pesan } = input;
  if (!isOneOf(SISTEM, sistem)) throw new BadRequest(`sistem harus salah satu dari ${SISTEM.join(', ')}`);
  if (!isOneOf(MODE, mode)) throw new BadRequest(`mode harus salah satu dari ${MODE.join(', ')}`);
  const perilaku: Perilaku = { mode, ms: positive('ms', input.ms), kali: positive('kali', input.kali) };
  if (typeof pesan === 'string') perilaku.pesan = pesan;
  return { sistem, perilaku };
}

/** How each system behaves at the moment. */
export class Kendali {
  private readonly now = new Map<Sistem, Perilaku>();

  set(sistem: Sistem, perilaku: Perilaku): void {
    this.now.set(sistem, { ...perilaku });
  }

  get(sistem: Sistem): Perilaku {
    return this.now.get(sistem) ?? { mode: 'normal' };
  }

  all(): Record<Sistem, Perilaku> {
    return { kl: this.get('kl'), registri: this.get('registri') };
  }

  /** The behaviour of the call that comes in now; a counted one is used up by it. */
  take(sistem: Sistem): Perilaku {
    const perilaku = this.get(sistem);
    if (perilaku.kali !== undefined) {
      const kali = perilaku.kali - 1;
      this.now.set(sistem, kali > 0 ? { ...perilaku, kali } : { mode: 'normal' });
    }
    return perilaku;
  }
}

async function hang(call: Call, ms: number | undefined): Promise<void> {
  const gone = new Promise<void>((resolve) => call.response.once('close', resolve));
  await (ms === undefined ? gone : Promise.race([gone, sleep(ms, undefined, { ref: false })]));
  call.request.socket.destroy();
}

/**
 * Lets a system answer the way it was told to. `act` has the effect and gives the true answer;
 * it does not run for `gagal`, `gantung` and `tolak`.
 */
export async function answerAs(perilaku: Perilaku, call: Call, act: () => Promise<Answer>): Promise<void> {
  switch (perilaku.mode) {
    case 'normal':
      send(call.response, await act());
      return;
    case 'lambat':
      await sleep(perilaku.ms ?? DEFAULT_DELAY_MS, undefined, { ref: false });
      send(call.response, await act());
      return;
    case 'gagal':
      call.request.resume();
      send(call.response, { status: 500, body: { pesan: 'Kesalahan pada sistem tujuan' } });
      return;
    case 'gantung':
      call.request.resume();
      await hang(call, perilaku.ms);
      return;
    case 'putus_setelah_efek':
      await act();
      call.request.socket.destroy();
      return;
    case 'dobel':
      sendTwice(call.response, await act());
      return;
    case 'tolak':
      call.request.resume();
      send(call.response, { status: 422, body: { pesan: perilaku.pesan ?? 'Data ditolak oleh sistem tujuan' } });
      return;
  }
}
