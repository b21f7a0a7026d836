import { Injectable } from '@nestjs/common';
import {
  PERAN_DIWAKILI,
  PERAN_PELAKSANA,
  periksaPenunjukan,
  sebutanPelaksana,
  type IsiPenunjukan,
  type JenisPelaksana,
} from '@sinas/domain/akses/pelaksana';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { BATAS_TEKS, periksaPanjang } from '@sinas/domain/format/batas-teks';
import { awalHari, tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { UUID } from '@sinas/domain/format/uuid';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { NotifikasiService } from '../../notifikasi/notifikasi.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../faktor/bukti/bukti.service';
import { FaktorService } from '../faktor/faktor.service';
import { SesiIngat } from '../sesi/sesi-ingat';
import { PelaksanaRepository, type PenunjukanRow, type PetugasRow } from './pelaksana.repository';

const SEHARI_MS = 86_400_000;
const MAKS_KABAR = 300;
const jabatanDari = (p: PetugasRow): string => p.position?.trim() || PERAN[p.kode_peran as KodePeran].name_role;

/** Acting officials: who may act for whom, until when, and by which letter. */
@Injectable()
export class PelaksanaService {
  constructor(
    private readonly repo: PelaksanaRepository,
    private readonly prisma: PrismaService,
    private readonly bukti: BuktiService,
    private readonly faktor: FaktorService,
    private readonly riwayat: RiwayatAkunService,
    private readonly ingat: SesiIngat,
    private readonly notifikasi: NotifikasiService,
    private readonly clock: Clock,
  ) {}

  async daftar(aktor: Pembukti) {
    const kdGa = this.ga(aktor);
    const [semua, petugas] = await Promise.all([this.repo.daftar(kdGa), this.repo.petugas(kdGa, PERAN_PELAKSANA)]);
    const orang = petugas.map((p) => ({
      ...{ id: p.id, nama: p.fullname, jabatan: jabatanDari(p) },
      name_role: PERAN[p.kode_peran as KodePeran].name_role,
      diwakili: PERAN_DIWAKILI.includes(p.kode_peran as KodePeran),
    }));
    return { penunjukan: semua.map(tampil), petugas: orang };
  }

  async tunjuk(aktor: Pembukti, m: IsiPenunjukan & { jenis: JenisPelaksana } & BuktiDibawa): Promise<PenunjukanRow> {
    const kdGa = this.ga(aktor);
    const salah = periksaPenunjukan(m, tanggalIso(this.clock.now()));
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    const calon = (await this.repo.petugas(kdGa, PERAN_PELAKSANA)).find((p) => p.id === m.id_pelaksana);
    if (!calon) throw tolak('id_pelaksana', 'pelaksana.bukan_petugas');
    const pakai = await this.bukti.pastikan(aktor, 'pelaksana', m);
    const [mulai, sampai] = [awalHari(m.mulai), new Date(awalHari(m.sampai).getTime() + SEHARI_MS)];
    return this.prisma.tx(async (tx) => {
      const pejabat = await this.repo.kunciPejabat(tx, m.id_pejabat, kdGa, PERAN_DIWAKILI);
      if (!pejabat) throw tolak('id_pejabat', 'pelaksana.bukan_pejabat');
      const lain = await this.repo.bertumpuk(tx, pejabat.id, mulai, sampai);
      if (lain) throw new Bentrok('pelaksana.bertumpuk', {}, { nama: lain });
      await pakai(tx);
      const jabatan = m.jabatan.trim();
      const id = await this.repo.buat(tx, {
        ...{
          jenis: m.jenis,
          id_pejabat: pejabat.id,
          id_pelaksana: calon.id,
          kode_peran: pejabat.kode_peran,
          kd_ga: kdGa,
        },
        ...{ jabatan, nomor_surat: m.nomor_surat.trim(), mulai, sampai, oleh: aktor.nama },
      });
      const n = await this.terkunci(tx, id, kdGa);
      await this.catat(tx, aktor, n, 'tunjuk_pelaksana', null);
      await this.kabari(tx, n, 'tunjuk');
      return n;
    });
  }

  async akhiri(aktor: Pembukti, id: string, mentah: string): Promise<PenunjukanRow> {
    const kdGa = this.ga(aktor);
    const alasan = mentah.trim();
    const salah = alasan
      ? periksaPanjang('Alasan', alasan, BATAS_TEKS.alasan)
      : pesan('isian.wajib', { label: 'Alasan' });
    return this.prisma.tx(async (tx) => {
      const n = await this.terkunci(tx, id, kdGa);
      if (salah) throw new AturanTeks(salah, [{ langkah: 'pelaksana', path: 'alasan', message: salah }]);
      if (n.keadaan === 'diakhiri' || n.keadaan === 'berakhir') throw new Bentrok('pelaksana.sudah_berakhir');
      await this.repo.akhiri(tx, n.id, aktor.nama, alasan);
      // The trigger's notification may come after the answer.
      this.prisma.afterCommit(tx, () => this.ingat.lupakan(''));
      await this.catat(tx, aktor, n, 'akhiri_pelaksana', alasan);
      await this.kabari(tx, n, 'akhir', alasan);
      return this.terkunci(tx, id, kdGa);
    });
  }

  /** Namings by which the session's person may act now. */
  async milik(idUser: string) {
    return (await this.repo.milik(idUser)).map((n) => ({
      ...{ id: n.id, sebutan: sebutanPelaksana(n), pejabat: n.pejabat, sampai: terakhir(n) },
    }));
  }

  /** The session acts by one of its namings, or by its own role again. */
  async bertindak(aktor: Pembukti & { faktor?: boolean }, id: string | null): Promise<void> {
    if (id !== null) {
      const n = (await this.repo.milik(aktor.id_user)).find((m) => m.id === id);
      if (!n) throw new TidakAda('pelaksana.tidak_ada');
      if (this.faktor.wajib(n.kode_peran) && !aktor.faktor) throw tolak('id', 'pelaksana.perlu_faktor');
    }
    await this.repo.pilih(aktor.id_sesi, id);
    this.ingat.lupakan(aktor.id_sesi);
  }

  private ga(aktor: Pembukti): string {
    if (!aktor.kd_ga) throw new TidakBerwenang();
    return aktor.kd_ga;
  }
  private async terkunci(tx: Tx, id: string, kdGa: string): Promise<PenunjukanRow> {
    const n = UUID.test(id) ? await this.repo.kunci(tx, id, kdGa) : null;
    if (!n) throw new TidakAda('pelaksana.tidak_ada');
    return n;
  }
  /** Who was named, and for whom: both are told, the official that somebody acts in his place. */
  private async kabari(tx: Tx, n: PenunjukanRow, kejadian: 'tunjuk' | 'akhir', alasan = ''): Promise<void> {
    const nilai = {
      ...{ sebutan: sebutanPelaksana(n), pelaksana: n.pelaksana, pejabat: n.pejabat, surat: n.nomor_surat, alasan },
      ...{ mulai: tanggal(tanggalIso(n.mulai)), sampai: tanggal(terakhir(n)) },
    };
    const isi = { type: 'info', tautan: '/konsol/', kunci: `pelaksana:${n.id}:${kejadian}` };
    for (const [id, siapa] of [[n.id_pelaksana, 'pelaksana'] as const, [n.id_pejabat, 'pejabat'] as const])
      await this.notifikasi.kabari(tx, [id], {
        ...isi,
        subject: pesan(`pelaksana.kabar_${kejadian}`, nilai),
        text: pesan(`pelaksana.kabar_${kejadian}_${siapa}`, nilai).slice(0, MAKS_KABAR),
      });
  }
  private catat(tx: Tx, aktor: Pembukti, n: PenunjukanRow, peristiwa: string, catatan: string | null): Promise<void> {
    const isi = {
      sebutan: sebutanPelaksana(n),
      pejabat: n.pejabat,
      nomor_surat: n.nomor_surat,
      mulai: n.mulai,
      sampai: terakhir(n),
    };
    return this.riwayat.catat(tx, aktor, {
      ...{ objek: 'akun', id_objek: n.id_pelaksana, peristiwa },
      sebelum: catatan === null ? null : isi,
      sesudah: catatan === null ? isi : null,
      ...(catatan === null ? {} : { catatan }),
    });
  }
}

const tolak = (path: string, kunci: 'pelaksana.bukan_petugas' | 'pelaksana.bukan_pejabat' | 'pelaksana.perlu_faktor') =>
  new AturanDilanggar(kunci, [{ langkah: 'pelaksana', path, message: pesan(kunci) }]);
/** The last day of it, yyyy-mm-dd in Jakarta. */
const terakhir = (n: PenunjukanRow): string => tanggalIso(new Date(n.sampai.getTime() - 1));

export const tampil = (n: PenunjukanRow) => ({
  ...{ id: n.id, jenis: n.jenis, jabatan: n.jabatan, sebutan: sebutanPelaksana(n), nomor_surat: n.nomor_surat },
  ...{ pejabat: n.pejabat, pelaksana: n.pelaksana, mulai: tanggalIso(n.mulai), sampai: terakhir(n) },
  ...{ ditunjuk: n.ditunjuk, ditunjuk_oleh: n.ditunjuk_oleh, keadaan: n.keadaan },
  ...{ diakhiri: n.diakhiri, diakhiri_oleh: n.diakhiri_oleh, alasan_akhir: n.alasan_akhir },
});
