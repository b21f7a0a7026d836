import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { angka } from '@sinas/domain/format/angka';
import { UUID } from '@sinas/domain/format/uuid';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { OutboxService } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda } from '../../platform/errors';
import { Gate } from '../../platform/prisma/gate';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { PutaranService } from '../../platform/putaran/putaran.service';
import { Storage } from '../../platform/storage/storage';
import { BerkasTerkunciService } from '../pengajuan/alur/berkas-terkunci.service';
import { BarisImporService, type BerkasImpor } from '../pengajuan/baris/baris-impor.service';
import { DrafService } from '../pengajuan/draf/draf.service';
import { ImporRepository, sedangDibaca, type ImporRow } from './impor.repository';
import { BukuRealisasiService } from './realisasi/buku-realisasi.service';

export type TindakanImpor = 'semua' | 'benar' | 'ulang' | 'buang';
/** Months are read again when they are taken: as many workbooks at a time as an upload may open. */
const SEKALIGUS = 2;

/** What becomes of a workbook that was read and is held. */
@Injectable()
export class AmbilImporService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly draf: DrafService,
    private readonly repo: ImporRepository,
    private readonly baris: BarisImporService,
    private readonly realisasi: BukuRealisasiService,
    private readonly outbox: OutboxService,
    private readonly storage: Storage,
    private readonly prisma: PrismaService,
    private readonly putaran: PutaranService,
    private readonly clock: Clock,
  ) {}

  private readonly giliran = new Gate(SEKALIGUS);

  async jalankan(aktor: Aktor, id: string, tindakan: TindakanImpor): Promise<ImporRow> {
    const row = UUID.test(id) ? await this.repo.satu(id) : null;
    if (!row) throw new TidakAda('impor.tidak_ada');
    await this.pintu.induk(aktor, row.id_pengajuan, 'impor.tidak_ada');
    if (tindakan === 'ulang') await this.ulang(aktor, row);
    else if (tindakan === 'buang') await this.buang(aktor, row);
    else if (row.jenis === 'realisasi') await this.giliran.pass(() => this.ambilBulan(aktor, row, tindakan));
    else await this.ambilBaris(aktor, row, tindakan);
    return (await this.repo.satu(id)) ?? row;
  }

  private async ambilBaris(aktor: Aktor, { id, id_pengajuan }: ImporRow, apa: 'semua' | 'benar'): Promise<void> {
    await this.pintu.tulisMilik(aktor, id_pengajuan, async (tx, p) => {
      const row = await this.siap(tx, id, apa);
      if (!row) return;
      await this.draf.pastikanDapatUbah(p, aktor);
      const { jalan, baru: tambah, berubah: ubah } = row;
      if (p.versi !== row.versi_berkas || jalan === null) throw new Bentrok('impor.perlu_ulang');
      if (!(await this.baris.ambil(tx, p, aktor.id_user, { jalan, tambah, ubah })))
        throw new Bentrok('impor.perlu_ulang');
      const jumlah = { diterima: angka(row.diterima), ditolak: angka(row.ditolak) };
      await this.tutup(tx, aktor, id, pesan('impor.selesai', jumlah));
    });
  }
  private async ambilBulan(aktor: Aktor, { id, id_pengajuan }: ImporRow, apa: 'semua' | 'benar'): Promise<void> {
    // Whose it is and where it stands first, without the lock: the workbook is read outside it.
    const row = await this.pintu.tulisMilik(aktor, id_pengajuan, async (tx, p) => {
      pastikanKeputusan(p);
      return this.siap(tx, id, apa);
    });
    if (!row) return;
    const diambil = await this.realisasi.ambil(row, aktor, async (tx) => {
      // Somebody else has taken it while it was read: the reports are the same, and written once.
      if (!(await this.siap(tx, id, apa))) return;
      const jumlah = { diterima: row.diterima, ditolak: row.ditolak };
      await this.tutup(tx, aktor, id, pesan('realisasi.impor_selesai', jumlah));
    });
    // Read after somebody else had taken it, its months are no longer new.
    if (!diambil && (await this.repo.satu(id))?.status !== 'SELESAI') throw new Bentrok('impor.perlu_ulang');
  }
  /** The held reading; null when it was taken before. */
  private async siap(tx: Tx, id: string, apa: 'semua' | 'benar'): Promise<ImporRow | null> {
    const row = await this.repo.satuDalam(tx, id);
    if (row?.status === 'SELESAI') return null;
    if (row?.status === 'LEWAT') throw new Bentrok('impor.lewat');
    if (row?.status !== 'SIAP') throw new Bentrok('impor.bukan_siap');
    if (row.berlaku_sampai && row.berlaku_sampai <= this.clock.now()) throw new Bentrok('impor.lewat');
    if (apa === 'semua' && row.ditolak > 0)
      throw new AturanDilanggar('impor.masih_salah', [], { n: angka(row.ditolak) });
    if (row.diterima === 0) throw new AturanDilanggar('impor.tidak_ada_benar');
    return row;
  }
  private async tutup(tx: Tx, aktor: Aktor, id: string, kalimat: string): Promise<void> {
    const data = { status: 'SELESAI', pesan: kalimat, jalan: null, diambil_oleh: aktor.id_user };
    if (!(await this.repo.tutupSiap(tx, id, { ...data, selesai_pada: this.clock.now() })))
      throw new Bentrok('impor.bukan_siap');
  }

  /** The same workbook, judged against what the file is now. */
  private async ulang(aktor: Aktor, { id, id_pengajuan }: ImporRow): Promise<void> {
    await this.pintu.tulisMilik(aktor, id_pengajuan, async (tx, p) => {
      const row = await this.repo.satuDalam(tx, id);
      // Asked for already.
      if (!row || sedangDibaca(row.status)) return;
      if (row.status !== 'SIAP' && row.status !== 'LEWAT') throw new Bentrok('impor.bukan_siap');
      if ((await this.repo.terakhir(p.id))?.id !== id) throw new Bentrok('impor.bukan_terakhir');
      if (row.jenis === 'realisasi') pastikanKeputusan(p);
      else await this.draf.pastikanDapatUbah(p, aktor);
      if (row.jalan !== null) await this.baris.lepas(tx, row.jalan);
      const ulang = row.ulang + 1;
      await this.outbox.tambah(tx, 'impor-excel', `impor-excel:${id}:${ulang}`, { id_impor: id });
      await this.repo.tutup(tx, id, { ...TANPA_BACAAN, status: 'ANTRE', pesan: null, ulang, selesai_pada: null });
    });
  }
  private async buang(aktor: Aktor, { id, id_pengajuan, kunci_hasil }: ImporRow): Promise<void> {
    const dibuang = await this.pintu.tulisMilik(aktor, id_pengajuan, async (tx) => {
      const row = await this.repo.satuDalam(tx, id);
      if (!row || row.status === 'BATAL' || row.status === 'LEWAT') return false;
      if (row.status !== 'SIAP') throw new Bentrok('impor.bukan_siap');
      await this.lepas(tx, row, 'BATAL', pesan('impor.dibuang'));
      return true;
    });
    if (dibuang && kunci_hasil) await this.storage.delete(kunci_hasil);
  }

  /** A newer workbook takes the place of what is held, in its own transaction. */
  async gantikan(tx: Tx, idPengajuan: bigint, jenis: string): Promise<void> {
    for (const row of await this.repo.ditahan(tx, idPengajuan, jenis))
      await this.lepas(tx, row, 'BATAL', pesan('impor.diganti'));
  }
  /** What nobody took in time. */
  async sapu(): Promise<number> {
    return this.putaran.jalankan({
      nama: 'sapu_impor',
      butir: await this.repo.lewat(this.clock.now()),
      sasaran: (row) => row.id,
      kerja: async (row) => {
        await this.prisma.tx((tx) => this.lepas(tx, row, 'LEWAT', pesan('impor.lewat')));
        if (row.kunci_hasil) await this.storage.delete(row.kunci_hasil);
        return 1;
      },
      lengkap: true,
    });
  }
  private async lepas(tx: Tx, row: ImporRow, status: 'BATAL' | 'LEWAT', kalimat: string): Promise<void> {
    if (!(await this.repo.tutupSiap(tx, row.id, { ...TANPA_BACAAN, status, pesan: kalimat }))) return;
    if (row.jalan !== null) await this.baris.lepas(tx, row.jalan);
  }
}

const TANPA_BACAAN = { jalan: null, kunci_hasil: null, berlaku_sampai: null } as const;
function pastikanKeputusan(p: BerkasImpor): void {
  if (!dalam('diberikan', p.kd_status)) throw new AturanDilanggar('realisasi.bukan_keputusan');
}
