import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { kodeBillingSah, ntpnSah, type Pembayaran } from '@sinas/domain/tagihan/tagihan';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { KeadaanLuarService, sebabDari } from '../../platform/outbound/keadaan/keadaan-luar.service';
import { panggil, type Jawaban } from '../../platform/outbound/panggil';

export interface BillingDiminta {
  ref: string;
  jumlah: string;
  nama: string;
  uraian: string;
}
export interface BillingTerbit {
  kode: string;
  terbit: Date;
  kedaluwarsa: Date;
}
/** A payment as the billing system tells it. */
export interface KabarBayar extends Pembayaran {
  kode: string;
  ntb: string;
  saluran: string;
}
/** What it says of a bill: paid, or not; null = nobody answered. */
export type JawabBilling = { dibayar: KabarBayar | null } | null;

const WAKTU_KABAR_MS = 5 * 60_000;

/** The state's billing system. A bill is asked for by our own reference, so that asking twice makes one. */
@Injectable()
export class PnbpAdapter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keadaan: KeadaanLuarService,
  ) {}

  /** Throws with a sentence when no code was given. */
  async minta(b: BillingDiminta): Promise<BillingTerbit> {
    const r = await panggil('pnbp', `${this.config.pnbpUrl}/tagihan`, {
      method: 'POST',
      json: { ...b, url_kabar: `${this.config.publicUrl}/api/pnbp/pembayaran` },
      headers: { 'Idempotency-Key': b.ref },
      timeoutMs: this.config.klTimeoutMs,
    });
    this.keadaan.catat('pnbp', r.ok && r.status < 500 ? null : sebabDari(r));
    const isi = badan(r);
    const [terbit, kedaluwarsa] = [waktu(isi.terbit), waktu(isi.kedaluwarsa)];
    if (!terbit || !kedaluwarsa || typeof isi.kode !== 'string' || !kodeBillingSah(isi.kode))
      throw new Error('Sistem billing belum memberi kode');
    return { kode: isi.kode, terbit, kedaluwarsa };
  }

  async tanya(kode: string): Promise<JawabBilling> {
    const r = await panggil('pnbp', `${this.config.pnbpUrl}/tagihan/${kode}`, { timeoutMs: this.config.klTimeoutMs });
    this.keadaan.catat('pnbp', r.ok && r.status < 500 ? null : sebabDari(r));
    if (!r.ok || r.status !== 200) return null;
    const isi = badan(r);
    if (isi.status !== 'LUNAS') return { dibayar: null };
    const dibayar = kabarBayar(isi);
    return dibayar ? { dibayar } : null;
  }

  /** A payment that was told, if the billing system has signed it just now; null otherwise. */
  periksaKabar(isi: Readonly<Record<string, unknown>>, tanda: string, saat: string, kini: Date): KabarBayar | null {
    const dikirim = Number(saat);
    if (!Number.isSafeInteger(dikirim) || Math.abs(kini.getTime() - dikirim) > WAKTU_KABAR_MS) return null;
    const harus = createHmac('sha256', this.config.pnbpRahasia)
      .update(`${saat}.${naskah(isi)}`)
      .digest();
    const ada = Buffer.from(tanda, 'hex');
    return ada.length === harus.length && timingSafeEqual(ada, harus) ? kabarBayar(isi) : null;
  }
}

const MEDAN = ['kode', 'ntpn', 'ntb', 'jumlah', 'tgl_bayar', 'saluran'] as const;
/** What is signed: the fields in this order, a line each. */
const naskah = (isi: Readonly<Record<string, unknown>>): string => MEDAN.map((m) => String(isi[m])).join('\n');
const waktu = (v: unknown): Date | null => {
  const d = new Date(typeof v === 'string' ? v : NaN);
  return Number.isNaN(d.getTime()) ? null : d;
};
const badan = (r: Jawaban): Record<string, unknown> =>
  r.ok && typeof r.body === 'object' && r.body !== null ? (r.body as Record<string, unknown>) : {};
function kabarBayar(isi: Readonly<Record<string, unknown>>): KabarBayar | null {
  const { kode, ntpn, ntb = '', jumlah, saluran = '' } = isi;
  const tgl_bayar = waktu(isi.tgl_bayar);
  if (typeof kode !== 'string' || !kodeBillingSah(kode) || typeof ntpn !== 'string' || !ntpnSah(ntpn)) return null;
  if (!tgl_bayar || !/^\d{1,15}$/.test(String(jumlah)) || typeof ntb !== 'string' || typeof saluran !== 'string')
    return null;
  return { kode, ntpn, jumlah: String(jumlah), tgl_bayar, ntb: ntb.slice(0, 40), saluran: saluran.slice(0, 60) };
}
