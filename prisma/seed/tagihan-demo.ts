import { randomUUID } from 'node:crypto';
import type { Pengajuan, PrismaClient } from '@prisma/client';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { MASA_TAGIHAN_MS } from '@sinas/domain/tagihan/tagihan';

const JUMLAH = 500_000;
const SATU_HARI_MS = 86_400_000;

/** The bill of a demo file: one that waits is asked for when the worker starts, those behind it are paid. */
export async function isiTagihanDemo(db: PrismaClient, p: Pengajuan, koordinator: string): Promise<void> {
  if (!layanan(p.kd_rekom as KdRekom).fl_pnbp) return;
  const langkah = await db.riwayat.findMany({ where: { id_pengajuan: p.id }, orderBy: { urut: 'asc' } });
  const terbit = langkah.find((r) => r.peristiwa === 'terbit_billing')?.waktu;
  if (!terbit) return;
  const isi = { id_pengajuan: p.id, urut: 1, ref: randomUUID(), jumlah: JUMLAH, dibuat: terbit, nama: koordinator };
  const { fase } = STATUS[p.kd_status as KdStatus];
  if (fase === 'tagihan' && p.status_billing !== 'LUNAS') {
    const t = await db.tagihan.create({ data: { ...isi, status: 'DIMINTA' } });
    const muatan = { id_tagihan: String(t.id) };
    await db.outbox.create({ data: { jenis: 'minta-tagihan', kunci: `minta-tagihan:${t.id}`, muatan } });
    return;
  }
  const kode = `8${String(p.id).padStart(14, '0')}`;
  const dibayar = langkah.find((r) => r.peristiwa === 'bayar')?.waktu ?? new Date(terbit.getTime() + SATU_HARI_MS);
  const kedaluwarsa = new Date(terbit.getTime() + MASA_TAGIHAN_MS);
  const bukti = { ntpn: `DEMO${kode.slice(3)}`, ntb: `NTB${kode.slice(-8)}`, saluran: 'Teller' };
  await db.tagihan.create({ data: { ...isi, ...bukti, status: 'LUNAS', kode, terbit, kedaluwarsa, dibayar } });
}
