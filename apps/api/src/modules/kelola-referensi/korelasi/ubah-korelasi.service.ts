import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { KelompokKomoditas } from '@sinas/domain/komoditas/bentuk';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { opsiKomoditas } from '@sinas/domain/komoditas/opsi';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { EntriTersimpan } from '@sinas/domain/referensi/banding';
import { SUMBER_PETUGAS } from '@sinas/domain/referensi/entri';
import { entriKorelasi, indukKorelasi } from '@sinas/domain/referensi/korelasi';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { EntriRepository } from '../entri.repository';

/** All tariff lines of one element, from the version they were read in. */
export interface KorelasiElemen {
  kd_komoditas: string;
  kd_grup: string;
  kd_elemen: string;
  hs: string[];
  versi: string;
  catatan?: string;
}
const JENIS = 'korelasi_btki';
const SEHARI_MS = 24 * 60 * 60_000;

/** Element to tariff line: entries of a list like any other, kept element by element. */
@Injectable()
export class UbahKorelasiService {
  constructor(
    private readonly repo: EntriRepository,
    private readonly referensi: ReferensiService,
    private readonly opsi: ElemenService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async daftar(kdKomoditas: string | undefined) {
    const kelompok = kdKomoditas ? [KELOMPOK.get(kdKomoditas)] : [...KELOMPOK.values()];
    const ada = kelompok.filter((k) => k !== undefined);
    if (ada.length === 0) throw new TidakAda();
    const hari = tanggalIso(this.clock.now());
    const berlaku = (await this.repo.semua(JENIS)).filter((e) => e.berlaku_akhir === null || e.berlaku_akhir >= hari);
    const per = kelompokkan(berlaku);
    const teks = new Map((await this.referensi.posTarif(berlaku.map(hsDari))).map((h) => [h.kode, h]));
    const punya = (kd: string, elemen: string): boolean => per.has(indukKorelasi(kd, elemen));
    const elemen = (await Promise.all(ada.map((k) => this.elemen(k)))).flat();
    // An option that has ended is shown as long as lines hang from it.
    return elemen
      .filter((e) => e.flag_enable || punya(e.kd_komoditas, e.kd_elemen))
      .map(({ flag_enable: _, ...e }) => ({
        ...e,
        versi: versiElemen((per.get(indukKorelasi(e.kd_komoditas, e.kd_elemen)) ?? []).map(hsDari)),
        hs: (per.get(indukKorelasi(e.kd_komoditas, e.kd_elemen)) ?? []).map((r) => ({
          hsCodeFormat: hsDari(r),
          uraianId: teks.get(hsDari(r))?.uraian ?? hsDari(r),
          induk: teks.get(hsDari(r))?.jalur ?? [],
          berlaku_mulai: r.berlaku_mulai,
          sumber: r.sumber,
        })),
      }));
  }

  async simpan(aktor: Aktor, body: KorelasiElemen) {
    const k = KELOMPOK.get(body.kd_komoditas);
    const elemen =
      k && (await this.elemen(k)).find((e) => e.kd_elemen === body.kd_elemen && e.kd_grup === body.kd_grup);
    if (!elemen) throw new TidakAda();
    await this.pastikanHs(body.hs);
    const induk = indukKorelasi(body.kd_komoditas, body.kd_elemen);
    await this.prisma.tx(async (tx) => {
      await this.repo.kunciDaftar(tx, JENIS);
      const milik = (await this.repo.diBawah(tx, JENIS, `${induk}.`)).filter((e) => e.induk === induk);
      const hari = tanggalIso(this.clock.now());
      const berlaku = milik.filter((e) => e.berlaku_akhir === null || e.berlaku_akhir >= hari);
      const lama = new Set(berlaku.map(hsDari));
      const baru = new Set(body.hs);
      const tambah = body.hs.filter((h) => !lama.has(h));
      const tutup = berlaku.filter((e) => !baru.has(hsDari(e)));
      if (tambah.length + tutup.length === 0) return; // said already
      if (versiElemen([...lama]) !== body.versi) throw new Bentrok('referensi.diubah_lain');
      const kemarin = tanggalIso(new Date(this.clock.now().getTime() - SEHARI_MS));
      await this.repo.tulis(tx, JENIS, [
        ...tambah.map((hs) => ({
          ...entriKorelasi({ ...elemen, hs }),
          urut: 0,
          sumber: SUMBER_PETUGAS,
          berlaku_mulai: hari,
          berlaku_akhir: null,
        })),
        ...tutup
          .filter((e) => e.berlaku_mulai !== hari)
          .map((e) => ({ ...e, sumber: SUMBER_PETUGAS, berlaku_akhir: kemarin })),
      ]);
      await this.repo.hapus(
        tx,
        JENIS,
        tutup.filter((e) => e.berlaku_mulai === hari).map((e) => e.kode), // it never held for a day
      );
      await this.riwayat.catat(tx, aktor, {
        objek: 'referensi',
        id_objek: JENIS,
        peristiwa: 'korelasi',
        sebelum: { kode: induk, hs: [...lama].sort() },
        sesudah: { kode: induk, hs: [...baru].sort() },
        ...(body.catatan ? { catatan: body.catatan } : {}),
      });
    });
    const kini = (await this.daftar(body.kd_komoditas)).find(
      (e) => e.kd_elemen === body.kd_elemen && e.kd_grup === body.kd_grup,
    );
    if (!kini) throw new TidakAda();
    return kini;
  }

  /** The group itself and every option of it. */
  private async elemen(k: KelompokKomoditas) {
    const tahun = tahunJakarta(this.clock.now()) + 1;
    return [opsiKomoditas(k, tahun), ...(await this.opsi.semua(k.kode, tahun))].map(
      ({ kd_grup, kd_elemen, ur_elemen, flag_enable }) => ({
        kd_komoditas: k.kode,
        kd_grup,
        kd_elemen,
        ur_elemen,
        flag_enable,
      }),
    );
  }

  private async pastikanHs(hs: readonly string[]): Promise<void> {
    const ada = new Set((await this.referensi.posTarif(hs)).map((h) => h.kode));
    const salah = hs.filter((h) => !ada.has(h));
    if (salah.length > 0)
      throw new AturanDilanggar(
        'umum.isian_salah',
        salah.map((kode) => ({
          langkah: 'korelasi',
          path: 'hs',
          message: pesan('referensi.tak_ada', { label: 'Pos tarif', kode }),
        })),
      );
  }
}
/** An edit names the lines it was made from; edits of other elements do not disturb it. */
const versiElemen = (hs: readonly string[]): string =>
  createHash('sha256')
    .update([...hs].sort().join())
    .digest('hex')
    .slice(0, 16);
const hsDari = (e: EntriTersimpan): string => (typeof e.data.hs === 'string' ? e.data.hs : e.kode.slice(-8));
function kelompokkan(rows: readonly EntriTersimpan[]): Map<string, EntriTersimpan[]> {
  const per = new Map<string, EntriTersimpan[]>();
  for (const r of rows) per.set(r.induk ?? '', [...(per.get(r.induk ?? '') ?? []), r]);
  return per;
}
