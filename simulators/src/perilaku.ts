import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Call } from './http';
import { BadRequest, readBytes, send, sendTwice } from './http';

export const SISTEM = [
  'kl',
  'registri',
  'inaport',
  'integrasi',
  'pajak',
  'kementan',
  'pnbp',
  'djbc',
  'tte',
  'surel',
] as const;
export type Sistem = (typeof SISTEM)[number];

export const MODE = [
  'normal',
  'lambat',
  'jawab_lambat',
  'acak',
  'gagal',
  'gantung',
  'putus_setelah_efek',
  'dobel',
  'tolak',
] as const;
export type Mode = (typeof MODE)[number];

export interface Perilaku {
  mode: Mode;
  /** how long `lambat` and `jawab_lambat` wait, and `acak` at most; how long `gantung` keeps the line open (for ever when it is missing) */
  ms?: number;
  /** for how many calls; then the system is normal again */
  kali?: number;
  /** what `tolak` says */
  pesan?: string;
}

export const DEFAULT_DELAY_MS = 3_000;
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

/** Calls that a system is working on, and all that it was ever asked. */
export interface Panggilan {
  berlangsung: number;
  jumlah: number;
}

const tiap = <T>(isi: (sistem: Sistem) => T): Record<Sistem, T> =>
  Object.fromEntries(SISTEM.map((sistem) => [sistem, isi(sistem)])) as Record<Sistem, T>;

/** How each system behaves at the moment, and what it has to do. */
export class Kendali {
  private readonly now = new Map<Sistem, Perilaku>();
  readonly panggilan = tiap<Panggilan>(() => ({ berlangsung: 0, jumlah: 0 }));

  set(sistem: Sistem, perilaku: Perilaku): void {
    this.now.set(sistem, { ...perilaku });
  }

  get(sistem: Sistem): Perilaku {
    return this.now.get(sistem) ?? { mode: 'normal' };
  }

  all(): Record<Sistem, Perilaku> {
    return tiap((sistem) => this.get(sistem));
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

  /** Counts a call for as long as it lasts. */
  async selama(sistem: Sistem, work: Promise<void>): Promise<void> {
    const panggilan = this.panggilan[sistem];
    panggilan.jumlah += 1;
    panggilan.berlangsung += 1;
    try {
      await work;
    } finally {
      panggilan.berlangsung -= 1;
    }
  }
}

export async function pause(ms: number): Promise<void> {
  await sleep(ms, undefined, { ref: false });
}

/** What was received takes effect, however late, and whether or not the caller still waits. */
async function received(call: Call): Promise<void> {
  if (call.method === 'POST') await readBytes(call.request);
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
      await received(call);
      await pause(perilaku.ms ?? DEFAULT_DELAY_MS);
      send(call.response, await act());
      return;
    case 'jawab_lambat': {
      const answer = await act();
      await pause(perilaku.ms ?? DEFAULT_DELAY_MS);
      send(call.response, answer);
      return;
    }
    case 'acak': {
      await received(call);
      await pause(Math.random() * (perilaku.ms ?? DEFAULT_DELAY_MS));
      const answer = await act();
      await pause(Math.random() * (perilaku.ms ?? DEFAULT_DELAY_MS));
      send(call.response, answer);
      return;
    }
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
