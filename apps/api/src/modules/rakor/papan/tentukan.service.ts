import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import { angka, banding, desimalSah, type Desimal } from '@sinas/domain/format/angka';
import { pesan } from '@sinas/domain/pesan/pesan';
import { kurangAlasan, periksaBarisRakor } from '@sinas/domain/rakor/baris';
import { tentukan, type CaraTentukan, type Pratinjau } from '@sinas/domain/rakor/tentukan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import type { IsiModal } from '../agenda/agenda.bentuk';
import { PintuRapatService, bacaIdRapat, type RapatRow } from '../rapat/pintu-rapat.service';
import { BarisRapatRepository, type BarisPatch, type BarisRow, type GarisRow } from './baris-rapat.repository';
import { HitungRapatService, type GarisTerhitung } from './hitung-rapat.service';

export interface TentukanMasukan {
  id_rakor: string;
  id_garis: string;
  cara: CaraTentukan;
  nilai?: string;
  kd_alasan?: string;
  alasan?: string;
  pratinjau: boolean;
  versi?: number;
}

/** What rows of a meeting get: one by one, or all of a line at once. Several people at the same time. */
@Injectable()
export class TentukanService {
  constructor(
    private readonly pintu: PintuRapatService,
    private readonly repo: BarisRapatRepository,
    private readonly hitung: HitungRapatService,
    private readonly clock: Clock,
  ) {}

  /** One row. Throws Bentrok with the row as it is when somebody else has changed it, AturanDilanggar for what it may not get. */
  async baris(aktor: Aktor, m: IsiModal): Promise<BarisRow> {
    return this.pintu.isi(aktor, bacaIdRapat(m.id_rakor), async (tx, r) => {
      this.pintu.bolehIsi(r, 'bahas', aktor);
      const b = await this.kunci(tx, r, m);
      const tunda = m.tunda ?? b.tunda;
      const jml = m.penetapan === undefined ? b.penetapan : m.penetapan;
      const baru = {
        ...{ id_baris: b.id_baris, penetapan: tunda ? null : jml, tunda },
        ...{ kd_alasan: m.kd_alasan ?? b.kd_alasan, alasan: m.alasan ?? b.alasan },
      };
      const masalah = periksaBarisRakor({ ...b, ...baru });
      if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
      if (sama(b, baru)) return b;
      await this.repo.tetapkan(tx, r.id, [baru], namaPelaku(aktor), this.clock.now());
      const { id_baris: _, ...isi } = baru;
      await this.pintu.catat(tx, aktor, r, 'bahas', ringkas(b), { ...ringkas(b), ...isi });
      const [kini] = (await this.repo.berkas(tx, r.id, b.id_pengajuan)).filter((x) => x.id_baris === b.id_baris);
      return kini ?? b;
    });
  }

  /** The ministry that handles the file changes what it recommends, while the meeting runs. */
  async rekomendasi(aktor: Aktor, m: IsiModal): Promise<BarisRow> {
    return this.pintu.isi(aktor, bacaIdRapat(m.id_rakor), async (tx, r) => {
      this.pintu.bolehIsi(r, 'usul', aktor);
      const b = await this.kunci(tx, r, m);
      if (aktor.kd_ga !== b.kd_ga && aktor.kd_ga !== r.kd_ga_koordinator)
        throw new TidakBerwenang('rakor.rekomendasi_ga');
      const rekomendasi = m.rekomendasi ?? '';
      const di = (message: string) =>
        new AturanDilanggar('umum.isian_salah', [{ langkah: 'rakor', path: 'rekomendasi', message, baris: b.seri }]);
      if (!desimalSah(rekomendasi)) throw di(pesan('rakor.baris_angka', { n: b.seri }));
      if (!b.naik && banding(rekomendasi, b.usulan) > 0)
        throw di(pesan('rakor.rekomendasi_melebihi', { n: b.seri, jml: angka(b.usulan) }));
      const baru = { rekomendasi, kd_alasan_kl: m.kd_alasan ?? b.kd_alasan_kl, alasan_kl: m.alasan ?? b.alasan_kl };
      // A recommendation below the request says why, as at the ministry's own desk.
      if (
        banding(rekomendasi, b.usulan) < 0 &&
        kurangAlasan({
          ...b,
          rekomendasi: b.usulan,
          penetapan: rekomendasi,
          tunda: false,
          kd_alasan: baru.kd_alasan_kl,
          alasan: baru.alasan_kl,
        })
      )
        throw di(pesan('rakor.baris_alasan', { n: b.seri }));
      await this.repo.rekomendasikan(tx, r.id, { id_baris: b.id_baris, ...baru }, namaPelaku(aktor), this.clock.now());
      await this.pintu.catat(
        tx,
        aktor,
        r,
        'usul',
        { ...ringkas(b), rekomendasi: b.rekomendasi },
        { ...ringkas(b), ...baru },
      );
      const [kini] = (await this.repo.berkas(tx, r.id, b.id_pengajuan)).filter((x) => x.id_baris === b.id_baris);
      return kini ?? b;
    });
  }

  /** What is determined on a line and given to nobody yet. */
  async garis(aktor: Aktor, m: IsiModal): Promise<GarisRow> {
    return this.pintu.isi(aktor, bacaIdRapat(m.id_rakor), async (tx, r) => {
      this.pintu.bolehIsi(r, 'isi_angka', aktor);
      const g = await this.repo.kunciGaris(tx, r.id, bacaIdRapat(m.id ?? ''));
      if (!g) throw new TidakAda();
      if (g.versi !== m.versi)
        throw new Bentrok('rakor.garis_berubah', { versi: g.versi, belum_dialokasikan: g.belum_dialokasikan });
      const belum = m.belum_dialokasikan ?? g.belum_dialokasikan;
      await this.repo.ubahGaris(tx, g.id, belum);
      await this.pintu.catat(
        tx,
        aktor,
        r,
        'garis',
        { kunci: g.kunci, belum_dialokasikan: g.belum_dialokasikan },
        { belum_dialokasikan: belum },
      );
      return { ...g, belum_dialokasikan: belum, versi: g.versi + 1 };
    });
  }

  /** All rows of a line; a preview changes nothing, and what is stored is what it has shown. */
  async semua(aktor: Aktor, m: TentukanMasukan): Promise<Pratinjau & { versi: number; disimpan: boolean }> {
    if (m.pratinjau) {
      const r = await this.pintu.baca(aktor, m.id_rakor);
      this.pintu.bolehIsi(r, 'bahas', aktor);
      const g = await this.repo.satuGaris(bacaIdRapat(m.id_garis));
      if (g?.id_rakor !== r.id) throw new TidakAda();
      const hitung = await this.hitung.satu(this.repo.db, r, g);
      return { ...this.pratinjau(m, hitung), versi: g.versi, disimpan: false };
    }
    return this.pintu.isi(aktor, bacaIdRapat(m.id_rakor), async (tx, r) => {
      this.pintu.bolehIsi(r, 'bahas', aktor);
      const g = await this.repo.kunciGaris(tx, r.id, bacaIdRapat(m.id_garis));
      if (!g) throw new TidakAda();
      if (g.versi !== m.versi) throw new Bentrok('rakor.garis_berubah', { versi: g.versi });
      const hitung = await this.hitung.satu(tx, r, g);
      const p = this.pratinjau(m, hitung);
      const menurutId = new Map(hitung.baris.map((b) => [b.id, b]));
      const rows = p.baris.flatMap((x): BarisPatch[] => {
        const b = menurutId.get(x.id);
        return b ? [patch(b, x.sesudah, m)] : [];
      });
      const masalah = rows.flatMap((x) => {
        const b = menurutId.get(String(x.id_baris));
        return b ? periksaBarisRakor({ ...b, ...x }) : [];
      });
      if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
      await this.repo.tetapkan(tx, r.id, rows, namaPelaku(aktor), this.clock.now());
      await this.repo.ubahGaris(tx, g.id, g.belum_dialokasikan);
      const { cara, nilai = null } = m;
      await this.pintu.catat(
        tx,
        aktor,
        r,
        'tentukan',
        { kunci: g.kunci, jml: p.jml_sebelum },
        { cara, nilai, jml: p.jml, berubah: p.berubah, baris: p.baris.map((x) => [x.id, x.sebelum, x.sesudah]) },
      );
      const sesudah = await this.hitung.satu(tx, r, { ...g, versi: g.versi + 1 });
      return { ...p, perlu_alasan: sesudah.baris.filter(kurangAlasan).length, versi: g.versi + 1, disimpan: true };
    });
  }

  /**
   * Rows of several lines, each with what it gets; `pilih` names them while they are locked, `idBaris` are those that it may
   * name. A history row for each line.
   */
  async banyak<T extends { baris: readonly BarisPatch[] }>(
    aktor: Aktor,
    idRakor: bigint,
    idBaris: readonly bigint[],
    pilih: (semua: readonly GarisTerhitung[]) => T,
  ): Promise<T> {
    return this.pintu.isi(aktor, idRakor, async (tx, r) => {
      this.pintu.bolehIsi(r, 'bahas', aktor);
      await this.repo.kunciBanyak(tx, r.id, idBaris);
      const semua = await this.hitung.semua(tx, r);
      const hasil = pilih(semua);
      const menurutId = new Map(hasil.baris.map((x) => [x.id_baris, x]));
      for (const g of semua) {
        const rows = g.baris.flatMap((b) => {
          const baru = menurutId.get(b.id_baris);
          return baru ? [{ b, baru }] : [];
        });
        if (rows.length === 0) continue;
        const masalah = rows.flatMap(({ b, baru }) => periksaBarisRakor({ ...b, ...baru }));
        if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
        await this.repo.tetapkan(
          tx,
          r.id,
          rows.map((x) => x.baru),
          namaPelaku(aktor),
          this.clock.now(),
        );
        await this.repo.ubahGaris(tx, g.garis.id, g.garis.belum_dialokasikan);
        const { kunci } = g.garis;
        await this.pintu.catat(
          tx,
          aktor,
          r,
          'tentukan',
          { kunci, baris: rows.map(({ b }) => ringkas(b)) },
          { cara: 'BUKU_KERJA', berubah: rows.length, baris: rows.map(({ b, baru }) => ringkas({ ...b, ...baru })) },
        );
      }
      return hasil;
    });
  }

  private pratinjau(m: TentukanMasukan, { garis, plafon, baris, tertunda }: GarisTerhitung): Pratinjau {
    const { satuan, belum_dialokasikan } = garis;
    const t = { cara: m.cara, ...(m.nilai === undefined ? {} : { nilai: m.nilai }) };
    const hasil = tentukan(t, { satuan, plafon, belum_dialokasikan }, baris, tertunda);
    if (hasil.sah) return hasil.pratinjau;
    const message = pesan(hasil.pesan, hasil.nilai);
    throw new AturanDilanggar(hasil.pesan, [{ langkah: 'rakor', path: 'nilai', message }], hasil.nilai);
  }

  private async kunci(tx: Tx, r: RapatRow, m: IsiModal): Promise<BarisRow> {
    const b = await this.repo.kunciBaris(tx, r.id, bacaIdRapat(m.id_baris ?? ''));
    if (!b) throw new TidakAda();
    if (b.versi !== m.versi)
      throw new Bentrok(
        'rakor.baris_berubah',
        { baris: ringkas(b), versi: b.versi },
        { n: b.seri, nama: b.nama ?? 'orang lain' },
      );
    return b;
  }
}

/** A reason that was given stays; one that is lacking is the common one. */
function patch(b: BarisRow, penetapan: Desimal, m: TentukanMasukan): BarisPatch {
  const nanti = { ...b, penetapan, tunda: false };
  const isi = kurangAlasan(nanti) ? { kd_alasan: m.kd_alasan ?? b.kd_alasan, alasan: m.alasan ?? b.alasan } : b;
  return { id_baris: b.id_baris, penetapan, tunda: false, kd_alasan: isi.kd_alasan, alasan: isi.alasan };
}
const sama = (b: BarisRow, x: BarisPatch): boolean =>
  b.penetapan === x.penetapan && b.tunda === x.tunda && b.kd_alasan === x.kd_alasan && b.alasan === x.alasan;
const ringkas = (b: BarisRow) => ({
  ...{ id_baris: b.id, no_aju: b.no_aju, seri: b.seri, penetapan: b.penetapan, tunda: b.tunda },
  ...{ kd_alasan: b.kd_alasan, alasan: b.alasan },
});
