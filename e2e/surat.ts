import { expect } from '@playwright/test';

/** The simulators stand beside the portal, on the port after it. */
const PORTAL = new URL(process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 8099}`);
export const SIMULATOR = process.env.SIMULATOR_URL ?? `http://127.0.0.1:${Number(PORTAL.port) + 1}`;

interface Surat {
  kepada: string | string[];
  judul: string;
  tautan: string[];
}
export async function suratTerbaru(kepada: RegExp, judul?: string): Promise<Surat | undefined> {
  const semua = (await (await fetch(`${SIMULATOR}/surel/pesan`)).json()) as Surat[] | { pesan: Surat[] };
  return (Array.isArray(semua) ? semua : semua.pesan).find(
    (s) => kepada.test(String(s.kepada)) && (!judul || s.judul === judul),
  );
}
/** The link of the newest mail with that heading; waits for the worker to send it. */
export async function tautanSurat(kepada: RegExp, judul: string): Promise<string> {
  let tautan = '';
  await expect(async () => {
    tautan = (await suratTerbaru(kepada, judul))?.tautan.find((t) => t.includes('#token=')) ?? '';
    expect(tautan).not.toBe('');
  }).toPass();
  return tautan;
}
/** Tells a simulated system how to behave. */
export async function simulator(sistem: string, perilaku: { mode: string }): Promise<void> {
  const r = await fetch(`${SIMULATOR}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem, ...perilaku }) });
  expect(r.status).toBe(200);
}
