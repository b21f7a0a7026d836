import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { hitungGaris, periksaGaris, type AngkaGaris } from '@sinas/domain/neraca/garis';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import { GRUP_POS, grupPos, kunciPos, posBaris, type Arah, type Pos } from '@sinas/domain/neraca/pos';
import { satuanLazim } from '@sinas/domain/neraca/satuan-dasar';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../platform/errors';
import { PrismaService, runIn, type Db, type Tx } from '../../platform/prisma/prisma.service';
import { BukuService } from '../buku/buku.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { ElemenService } from '../referensi/komoditas/elemen.service';
import { NeracaRepository, type Garis, type GarisIsi } from './neraca.repository';

export type { Garis };
export interface GarisMasukan extends GarisIsi {
  tahun: number;
  arah: Arah;
  kd_komoditas: string;
  satuan: string;
  elemen: Pos['elemen'];
  /** 0 = not there yet. */
  versi: number;
  angka: AngkaGaris[];
}

/** National lines: figures with their sources, kept by who coordinates the commodity. */
@Injectable()
export class GarisService {
  constructor(
    private readonly repo: NeracaRepository,
    private readonly opsi: ElemenService,
    private readonly buku: BukuService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Throws unless the actor is of the ministry that coordinates the commodity. */
  pastikanKoordinator(aktor: Aktor, kdKomoditas: string): void {
    const k = koordinatorKomoditas(kdKomoditas);
    if (!k) throw new TidakAda();
    if (aktor.kd_ga !== k.kd_ga) throw new TidakBerwenang('neraca.bukan_koordinator', { nama: k.nama });
  }

  async simpan(aktor: Aktor, m: GarisMasukan) {
    this.pastikanKoordinator(aktor, m.kd_komoditas);
    const pos = await this.pos(m);
    return this.prisma.tx(async (tx) => {
      const [ada = null] = await this.repo.kunci(tx, [kunciPos(pos)]);
      if (ada && sama(ada, m)) return this.tampil(ada);
      if ((ada?.versi ?? 0) !== m.versi) throw new Bentrok('umum.versi_usang', ada && (await this.tampil(ada)));
      const masalah = periksaGaris(m.angka, { jml: m.plafon, sumber: m.plafon_sumber }, ada?.ditetapkan ?? '0');
      if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
      await this.buku.batasi(runIn(tx), pos, m.plafon, { pelaku: aktor.nama, kejadian: this.clock.now() });
      const baru = await this.repo.simpan(tx, pos, ada, m, this.clock.now());
      await this.riwayat.catat(tx, aktor, {
        objek: 'neraca',
        id_objek: String(baru.id),
        peristiwa: ada ? 'ubah' : 'tambah',
        sebelum: ada && isi(ada),
        sesudah: isi(baru),
      });
      return this.tampil(baru);
    });
  }

  /** Lines by their keys, as others determine on them; those that are not there are left out. */
  menurutKunci(db: Db, kunci: readonly string[]): Promise<Map<string, Garis>> {
    return this.repo.menurutKunci(db, kunci);
  }
  /** Locked in the order of their ids. */
  kunci(tx: Tx, kunci: readonly string[]): Promise<Garis[]> {
    return this.repo.kunci(tx, kunci);
  }
  /** What stands on locked lines has changed. */
  naik(tx: Tx, ids: readonly bigint[]): Promise<void> {
    return this.repo.naik(tx, ids, this.clock.now());
  }

  /** A line as screens read it, its elements in words. */
  async tampil(g: Garis) {
    return {
      id: String(g.id),
      ...(await this.posTampil(g)),
      plafon: g.plafon,
      plafon_sumber: g.plafon_sumber,
      ditetapkan: g.ditetapkan,
      versi: g.versi,
      angka: g.angka,
      ...hitungGaris(g.angka),
    };
  }
  async posTampil(p: Pos) {
    const kata = await this.opsi.untuk(p.kd_komoditas, p.tahun);
    const uraian = GRUP_POS.flatMap((g) => {
      const kode = p.elemen[g];
      return kode ? [kata[g]?.find((o) => o.kd_elemen === kode)?.ur_elemen ?? kode] : [];
    });
    return {
      kunci: kunciPos(p),
      tahun: p.tahun,
      arah: p.arah,
      kd_komoditas: p.kd_komoditas,
      ur_komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? p.kd_komoditas,
      satuan: p.satuan,
      satuan_lazim: satuanLazim(p.kd_komoditas, p.satuan),
      elemen: p.elemen,
      uraian: uraian.join(', '),
    };
  }

  /** The line named must be one that a row of the group could stand on. */
  private async pos(m: GarisMasukan): Promise<Pos> {
    const pos = posBaris(m, m.satuan, m.elemen);
    const opsi = await this.opsi.untuk(m.kd_komoditas, m.tahun);
    const grup = grupPos(KELOMPOK.get(m.kd_komoditas) ?? TANPA_GRUP);
    const dikenal = grup.every((g) => opsi[g]?.some((o) => o.kd_elemen === m.elemen[g]));
    if (!dikenal || kunciPos(pos) !== kunciPos(m))
      throw new AturanDilanggar('neraca.elemen_salah', [
        { langkah: 'neraca', path: 'elemen', message: pesan('neraca.elemen_salah') },
      ]);
    return pos;
  }
}

const TANPA_GRUP = { wajib: [] } as const;
const isi = (g: GarisIsi): GarisIsi => ({ plafon: g.plafon, plafon_sumber: g.plafon_sumber, angka: g.angka });
const sama = (a: GarisIsi, b: GarisIsi): boolean => JSON.stringify(isi(a)) === JSON.stringify(isi(b));
