import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { UUID } from '@sinas/domain/format/uuid';
import { pesan } from '@sinas/domain/pesan/pesan';
import { setara, type EntriTersimpan, type KelompokPerubahan } from '@sinas/domain/referensi/banding';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { Clock } from '../../../platform/clock/clock';
import { Bentrok, TidakAda } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { EntriRepository } from '../entri.repository';
import { MuatanRepository, type BarisPerubahan, type Muatan } from './muatan.repository';
import { PemakaianRepository } from './pemakaian.repository';

type Tindakan = 'muat' | 'urung';

/** A load takes effect whole or not at all, and the last one of a list can be taken back. */
@Injectable()
export class MuatanService {
  constructor(
    private readonly repo: MuatanRepository,
    private readonly entri: EntriRepository,
    private readonly pemakaian: PemakaianRepository,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async satu(jenis: JenisReferensi, id: string) {
    const m = UUID.test(id) ? await this.repo.satu(jenis, id) : null;
    if (!m) throw new TidakAda();
    return this.tampil(m, await this.repo.idTerakhir(jenis), await this.entri.versi(jenis));
  }
  async daftar(jenis: JenisReferensi, page: number, limit: number) {
    const [rows, total, terakhir, versi] = await Promise.all([
      this.repo.daftar(jenis, page, limit),
      this.repo.hitung(jenis),
      this.repo.idTerakhir(jenis),
      this.entri.versi(jenis),
    ]);
    return { rows: rows.map((m) => this.tampil(m, terakhir, versi)), meta: { page, limit, total } };
  }
  async perubahan(
    jenis: JenisReferensi,
    id: string,
    kelompok: KelompokPerubahan | undefined,
    page: number,
    limit: number,
  ) {
    await this.satu(jenis, id);
    const [rows, total] = await Promise.all([
      this.repo.perubahan(id, kelompok, page, limit),
      this.repo.hitungPerubahan(id, kelompok),
    ]);
    return { rows, meta: { page, limit, total } };
  }
  async terakhirSemua() {
    const terakhir = await this.repo.terakhir();
    return new Map([...terakhir].map(([jenis, m]) => [jenis, this.tampil(m, m.id, m.versi_dasar)]));
  }

  async terapkan(aktor: Aktor, jenis: JenisReferensi, id: string, catatan: string) {
    await this.satu(jenis, id);
    await this.prisma.tx(async (tx) => {
      const versi = await this.entri.kunciDaftar(tx, jenis);
      const m = await this.repo.kunci(tx, jenis, id);
      if (!m) throw new TidakAda();
      if (m.status === 'diterapkan') return; // a second click
      const sebab = this.sebabTakDiterapkan(m, versi);
      if (sebab) throw sebab;
      const rows = await this.repo.berlaku(tx, id);
      const ditutup = rows.filter((r) => r.kelompok === 'tutup').map((r) => r.kode);
      const dipakai = [...(await this.pemakaian.sebutan(jenis, ditutup, tx))][0];
      if (dipakai) throw new Bentrok('referensi.dipakai', null, { kode: dipakai[0], oleh: dipakai[1] });
      await this.entri.tulis(
        tx,
        jenis,
        rows.flatMap((r) => (r.sesudah ? [r.sesudah] : [])),
      );
      await this.entri.hapus(
        tx,
        jenis,
        rows.filter((r) => !r.sesudah).map((r) => r.kode),
      );
      await this.repo.ubah(tx, id, {
        status: 'diterapkan',
        diterapkan: this.clock.now(),
        diterapkan_oleh: aktor.nama,
        catatan,
      });
      await this.catat(tx, aktor, m, 'muat', catatan);
    });
    return this.satu(jenis, id);
  }

  /** Puts every entry back as it was. What came new goes, unless somebody has used it since. */
  async urungkan(aktor: Aktor, jenis: JenisReferensi, id: string, catatan: string) {
    await this.satu(jenis, id);
    await this.prisma.tx(async (tx) => {
      await this.entri.kunciDaftar(tx, jenis);
      const m = await this.repo.kunci(tx, jenis, id);
      if (!m) throw new TidakAda();
      if (m.status === 'diurungkan') return;
      if (m.status !== 'diterapkan')
        throw new Bentrok('referensi.bukan_pratinjau', null, { status: KATA_STATUS[m.status] });
      if ((await this.repo.idTerakhir(jenis, tx)) !== id) throw new Bentrok('referensi.bukan_terakhir');
      const rows = await this.repo.berlaku(tx, id);
      await this.pastikanBolehUrung(tx, jenis, rows);
      await this.entri.hapus(
        tx,
        jenis,
        rows.filter((r) => !r.sebelum).map((r) => r.kode),
      );
      await this.entri.tulis(
        tx,
        jenis,
        rows.flatMap((r) => (r.sebelum ? [r.sebelum] : [])),
      );
      await this.repo.ubah(tx, id, { status: 'diurungkan', diurungkan: this.clock.now(), diurungkan_oleh: aktor.nama });
      await this.catat(tx, aktor, m, 'urung', catatan);
    });
    return this.satu(jenis, id);
  }

  async buang(jenis: JenisReferensi, id: string) {
    await this.satu(jenis, id);
    await this.prisma.tx(async (tx) => {
      const m = await this.repo.kunci(tx, jenis, id);
      if (m?.status === 'dibuang') return;
      if (m?.status !== 'pratinjau')
        throw new Bentrok('referensi.bukan_pratinjau', null, { status: KATA_STATUS[m?.status ?? 'dibuang'] });
      await this.repo.buangPerubahan(tx, id);
      await this.repo.ubah(tx, id, { status: 'dibuang' });
    });
    return this.satu(jenis, id);
  }

  private async pastikanBolehUrung(tx: Tx, jenis: JenisReferensi, rows: readonly BarisPerubahan[]): Promise<void> {
    const kini = new Map((await this.entri.semua(jenis, tx)).map((e) => [e.kode, e]));
    const berubah = rows.filter((r) => !sepertiDitulis(kini.get(r.kode), r.sesudah));
    if (berubah[0]) throw new Bentrok('referensi.berubah_sesudah', null, { n: berubah.length, kode: berubah[0].kode });
    const baru = rows.filter((r) => !r.sebelum).map((r) => r.kode);
    const dipakai = [...(await this.pemakaian.sebutan(jenis, baru, tx))][0];
    if (dipakai) throw new Bentrok('referensi.urung_dipakai', null, { kode: dipakai[0], oleh: dipakai[1] });
  }

  private sebabTakDiterapkan(m: Muatan, versi: bigint): Bentrok | null {
    if (m.status !== 'pratinjau')
      return new Bentrok('referensi.bukan_pratinjau', null, { status: KATA_STATUS[m.status] });
    if (m.jumlah.tolak > 0) return new Bentrok('referensi.ada_tolakan');
    if (m.jumlah.tambah + m.jumlah.ubah + m.jumlah.tutup === 0) return new Bentrok('referensi.tanpa_perubahan');
    return m.versi_dasar === versi ? null : new Bentrok('referensi.usang');
  }

  private tampil(m: Muatan, idTerakhir: string | null, versi: bigint) {
    const sebab = this.sebabTakDiterapkan(m, versi);
    const boleh_urungkan = m.status === 'diterapkan' && m.id === idTerakhir;
    const bukanTerakhir = m.status === 'diterapkan' && !boleh_urungkan ? pesan('referensi.bukan_terakhir') : null;
    const { versi_dasar: _, ...isi } = m;
    return {
      ...isi,
      boleh_terapkan: sebab === null,
      boleh_urungkan,
      sebab: m.status === 'pratinjau' ? (sebab?.message ?? null) : bukanTerakhir,
    };
  }

  private catat(tx: Tx, aktor: Aktor, m: Muatan, peristiwa: Tindakan, catatan: string): Promise<void> {
    return this.riwayat.catat(tx, aktor, {
      objek: 'referensi',
      id_objek: m.jenis,
      peristiwa,
      sebelum: null,
      sesudah: { id_muatan: m.id, nama_berkas: m.nama_berkas, sha256: m.sha256, jumlah: m.jumlah },
      catatan,
    });
  }
}
const KATA_STATUS = {
  pratinjau: 'dibuat',
  diterapkan: 'diterapkan',
  diurungkan: 'diurungkan',
  dibuang: 'dibuang',
} as const;
const sepertiDitulis = (kini: EntriTersimpan | undefined, ditulis: EntriTersimpan | null): boolean =>
  kini === undefined || ditulis === null
    ? kini === undefined && ditulis === null
    : kini.sumber === ditulis.sumber && setara(kini, ditulis);
