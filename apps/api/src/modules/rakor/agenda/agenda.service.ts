import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { akunTersedia, kunciAkun } from '@sinas/domain/buku/akun';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import { dikoordinasi, JENIS_RAKOR, menungguRapat, type KdJenisRapat } from '@sinas/domain/rakor/jenis';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, DomainError, TidakAda } from '../../../platform/errors';
import { runIn, type Tx } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { RapatBerkasService, type BarisMasuk } from '../../pengajuan/rapat/rapat-berkas.service';
import { BarisRapatRepository } from '../papan/baris-rapat.repository';
import { PintuRapatService, bacaIdRapat, type RapatRow } from '../rapat/pintu-rapat.service';
import { namaKomoditas, namaKoordinator } from '../rapat/rapat.presenter';
import { RapatRepository } from '../rapat/rapat.repository';
import { AgendaRepository } from './agenda.repository';
import { MAKS_MASUK, type IsiModal } from './agenda.bentuk';

const jenisRapat = (r: RapatRow): KdJenisRapat => r.jenis as KdJenisRapat;
/** Files that a meeting may take onto its agenda. */
export const saringRapat = (r: RapatRow, komoditas?: readonly string[]) => ({
  ...{ tahun: r.tahun, status: menungguRapat(jenisRapat(r)), evaluasi: JENIS_RAKOR[jenisRapat(r)].evaluasi },
  ...(komoditas ? { komoditas } : {}),
});

/** Kinds that files wait for; who waits for the ministers may come before a Rakortas, too. */
const DITUNGGU = [1, 2] as const satisfies readonly KdJenisRapat[];

/** What is on the agenda: commodities, and the files that come before the meeting (T17, T32). */
@Injectable()
export class AgendaService {
  constructor(
    private readonly repo: AgendaRepository,
    private readonly rapat: RapatRepository,
    private readonly baris: BarisRapatRepository,
    private readonly pintu: PintuRapatService,
    private readonly berkas: RapatBerkasService,
    private readonly buku: BukuService,
    private readonly clock: Clock,
  ) {}

  /** Commodities of the meeting's coordinator, with how many files wait for a meeting of this kind. */
  async calon(aktor: Aktor, id: string) {
    const r = await this.pintu.baca(aktor, id);
    const [menunggu, agenda] = [
      await this.berkas.jumlah(saringRapat(r)),
      await this.rapat.komoditas(this.rapat.db, r.id),
    ];
    return [...KELOMPOK.values()]
      .filter((k) => dikoordinasi(k.kode, r.kd_ga_koordinator))
      .map((k) => ({
        kd_komoditas: k.kode,
        ur_komoditas: k.uraian,
        berkas: menunggu.find((m) => m.kd_komoditas === k.kode)?.berkas ?? 0,
        di_agenda: agenda.some((a) => a.kd_komoditas === k.kode),
      }));
  }
  /** Files of the actor's commodities that wait for a meeting, the longest wait first. */
  async ikhtisar(aktor: Aktor) {
    const milik = [...KELOMPOK.keys()].filter((k) => dikoordinasi(k, aktor.kd_ga ?? ''));
    const rows = await this.berkas.ikhtisar(DITUNGGU.flatMap(menungguRapat), milik);
    return rows.flatMap(({ kd_status, ...r }) => {
      const jenis = DITUNGGU.find((k) => (menungguRapat(k) as readonly string[]).includes(kd_status));
      return jenis === undefined
        ? []
        : [{ ...r, jenis, ur_jenis: JENIS_RAKOR[jenis].nama, ur_komoditas: namaKomoditas(r.kd_komoditas) }];
    });
  }
  /** Files that could come onto the agenda, oldest first. */
  async menunggu(aktor: Aktor, id: string, kdKomoditas: string) {
    const r = await this.pintu.baca(aktor, id);
    return (await this.berkas.menunggu(saringRapat(r, [kdKomoditas]), 0n, MAKS_MASUK)).map((b) => ({
      ...{ noAju: b.no_aju, pemilik: b.pemilik, kd_ga: b.kd_ga, kd_komoditas: b.kd_komoditas },
    }));
  }

  async simpanKomoditas(aktor: Aktor, m: IsiModal, baru: boolean): Promise<void> {
    const kode = m.kd_komoditas ?? '';
    if (!KELOMPOK.has(kode)) throw new TidakAda();
    await this.pintu.tulis(aktor, bacaIdRapat(m.id_rakor), null, async (tx, r) => {
      // What was agreed is told while it is discussed; the list itself is made before.
      const hanyaHasil = !baru && m.urutan === undefined && m.keterangan === undefined;
      this.pintu.bolehIsi(r, hanyaHasil ? 'isi_angka' : 'susun_agenda', aktor);
      if (baru) await this.tambahKomoditas(tx, aktor, r, kode, m);
      else {
        const { urutan, keterangan, kesepakatan, perbedaan } = m;
        const isi = Object.fromEntries(
          Object.entries({ urutan, keterangan, kesepakatan, perbedaan }).filter(([, v]) => v !== undefined),
        );
        if (!(await this.repo.ubahKomoditas(tx, r.id, kode, isi))) throw new TidakAda();
        await this.pintu.catat(tx, aktor, r, 'ubah_komoditas', null, { kd_komoditas: kode, ...isi });
      }
      await this.naik(tx, r);
    });
  }
  private async tambahKomoditas(tx: Tx, aktor: Aktor, r: RapatRow, kode: string, m: IsiModal): Promise<void> {
    const komoditas = namaKomoditas(kode);
    if (!dikoordinasi(kode, r.kd_ga_koordinator))
      throw new AturanDilanggar('rakor.komoditas_koordinator', [], {
        komoditas,
        nama: koordinatorKomoditas(kode)?.nama ?? namaKoordinator(r.kd_ga_koordinator),
      });
    const ada = await this.rapat.komoditas(tx, r.id);
    const urutan = m.urutan ?? (ada.at(-1)?.urutan ?? 0) + 1;
    const isi = { kd_komoditas: kode, urutan, keterangan: m.keterangan ?? '' };
    if (!(await this.repo.tambahKomoditas(tx, { id_rakor: r.id, ...isi })))
      throw new AturanDilanggar('rakor.komoditas_ganda', [], { komoditas });
    await this.pintu.catat(tx, aktor, r, 'tambah_komoditas', null, isi);
  }

  /** Once the meeting is called its files go back first (T32), with the reason. */
  async hapusKomoditas(aktor: Aktor, idRakor: string, kode: string, alasan: string): Promise<void> {
    await this.pintu.tulis(aktor, bacaIdRapat(idRakor), null, async (tx, r) => {
      const ids = await this.baris.idBerkas(tx, r.id, kode);
      if (ids.length > 0) {
        this.pintu.boleh(await this.pintu.fakta(tx, r, { alasan }), r, 'keluar_agenda', aktor);
        if (ids.length > MAKS_MASUK)
          throw new AturanDilanggar('rakor.komoditas_banyak_berkas', [], {
            n: ids.length,
            komoditas: namaKomoditas(kode),
          });
        for (const id of ids) await this.lepas(tx, aktor, r, id, alasan);
      } else this.pintu.bolehIsi(r, 'susun_agenda', aktor);
      await this.baris.buangGarisKosong(tx, r.id);
      if (!(await this.repo.hapusKomoditas(tx, r.id, kode))) throw new TidakAda();
      await this.pintu.catat(tx, aktor, r, 'hapus_komoditas', { kd_komoditas: kode }, null, alasan);
      await this.naik(tx, r);
    });
  }

  /** T17, file by file: what cannot come is told, and stops nobody else. */
  async masuk(aktor: Aktor, idRakor: string, noAju: readonly string[]) {
    const r = await this.pintu.baca(aktor, idRakor);
    this.pintu.bolehIsi(r, 'masuk_agenda', aktor);
    const ids = await this.berkas.ids(noAju);
    const hasil: { noAju: string; berhasil: boolean; pesan: string | null }[] = [];
    for (const no of new Set(noAju)) {
      const id = ids.get(no);
      const salah = await (id === undefined
        ? Promise.resolve(new TidakAda('rakor.berkas_tidak_ada'))
        : this.pintu
            .isi(aktor, r.id, (tx, kini) => {
              this.pintu.bolehIsi(kini, 'masuk_agenda', aktor);
              return this.masukkan(tx, aktor, kini, id);
            })
            .then(
              () => null,
              (error: unknown) => {
                if (error instanceof DomainError) return error;
                throw error;
              },
            ));
      const pesanSalah = salah instanceof Bentrok ? 'rakor.berkas_tidak_menunggu' : null;
      hasil.push({
        noAju: no,
        berhasil: salah === null,
        pesan: salah && (pesanSalah ? new AturanDilanggar(pesanSalah).message : salah.message),
      });
    }
    return hasil;
  }

  /** One file in the caller's transaction; the meeting is held in its state. */
  async masukkan(tx: Tx, pelaku: Aktor, r: RapatRow, id: bigint): Promise<void> {
    const rows = await this.berkas.masuk(tx, pelaku, id, jenisRapat(r), r.judul);
    const agenda = await this.rapat.komoditas(tx, r.id);
    const [satu] = rows;
    if (satu && satu.pos.tahun !== r.tahun)
      throw new AturanDilanggar('rakor.berkas_tahun', [], { tahun: String(satu.pos.tahun) });
    if (satu && !agenda.some((a) => a.kd_komoditas === satu.pos.kd_komoditas))
      throw new AturanDilanggar('rakor.berkas_komoditas');
    const garis = new Map<string, bigint>();
    for (const b of rows) {
      if (garis.has(b.kunci)) continue;
      const tersedia = akunTersedia(b.pos);
      const bebas = (await this.buku.saldo(runIn(tx), [tersedia])).get(kunciAkun(tersedia)) ?? '0';
      garis.set(b.kunci, await this.baris.pastikanGaris(tx, r.id, b.pos, b.kunci, bebas));
    }
    await this.baris.tambah(
      tx,
      rows.map((b) => barisBaru(b, r.id, garis.get(b.kunci) ?? 0n, this.clock.now())),
    );
  }

  async keluarkan(aktor: Aktor, idRakor: string, noAju: string, alasan: string): Promise<void> {
    const id = (await this.berkas.ids([noAju])).get(noAju);
    if (id === undefined) throw new TidakAda('rakor.berkas_tidak_ada');
    await this.pintu.tulis(aktor, bacaIdRapat(idRakor), null, async (tx, r) => {
      if ((await this.baris.berkas(tx, r.id, id)).length === 0) throw new TidakAda('rakor.berkas_tidak_ada');
      this.pintu.boleh(await this.pintu.fakta(tx, r, { alasan }), r, 'keluar_agenda', aktor);
      await this.lepas(tx, aktor, r, id, alasan);
      await this.baris.buangGarisKosong(tx, r.id);
      await this.pintu.catat(tx, aktor, r, 'keluar_agenda', { no_aju: noAju }, null, alasan);
      await this.naik(tx, r);
    });
  }
  private async lepas(tx: Tx, aktor: Aktor, r: RapatRow, id: bigint, alasan: string): Promise<void> {
    await this.berkas.keluar(tx, aktor, id, alasan);
    await this.baris.buang(tx, r.id, id);
  }

  private async naik(tx: Tx, r: RapatRow): Promise<void> {
    await this.rapat.ubah(tx, r.id, { versi: { increment: 1 }, diubah: this.clock.now() });
  }
}

const barisBaru = (b: BarisMasuk, idRakor: bigint, idGaris: bigint, diubah: Date) => ({
  ...{
    id_rakor: idRakor,
    id_baris: b.id,
    id_garis: idGaris,
    id_pengajuan: b.id_pengajuan,
    no_aju: b.no_aju,
    seri: b.seri,
  },
  ...{ kd_ga: b.kd_ga, pemilik: b.pemilik, akun: b.akun, perubahan: b.perubahan, uraian: b.uraian, satuan: b.satuan },
  ...{ kapasitas: b.kapasitas, realisasi: b.realisasi, usulan: b.usulan, rekomendasi_kl: b.rekomendasi_kl },
  lantai: b.lantai,
  ...{
    rekomendasi_rakornis: b.rekomendasi_rakornis,
    rekomendasi: b.rekomendasi,
    kd_alasan_kl: b.kd_alasan,
    alasan_kl: b.alasan,
    naik: b.naik,
    diubah,
  },
});
