import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { ekstensiDari, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { pesan } from '@sinas/domain/pesan/pesan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { UUID } from '@sinas/domain/format/uuid';
import { OutboxService } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, AturanTeks, Bentrok, DomainError, TidakAda } from '../../platform/errors';
import { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { Gate } from '../../platform/prisma/gate';
import { Storage } from '../../platform/storage/storage';
import { KuotaService } from '../unggahan/kuota.service';
import type { BerkasImpor } from '../pengajuan/baris/baris-impor.service';
import { BerkasTerkunciService } from '../pengajuan/alur/berkas-terkunci.service';
import { DrafService } from '../pengajuan/draf/draf.service';
import { BacaBuku } from './buku/baca-buku';
import { AmbilImporService } from './ambil-impor.service';
import { adaHasil, ImporRepository, type CaraImpor, type ImporRow } from './impor.repository';
import { VERSI_TEMPLAT } from './templat/templat';
import { BukuRealisasiService } from './realisasi/buku-realisasi.service';
import { TemplatService } from './templat/templat.service';

/** What a workbook brings: rows of a file, those of its distribution alone, or what became of them. */
export type JenisBuku = 'baris' | 'distribusi' | 'realisasi';
interface CaraBuku {
  jenis?: JenisBuku;
  cara?: CaraImpor;
}
export interface BukuMasuk extends CaraBuku {
  idNk: string;
  berkas: BerkasMasuk | null;
}
export const MIME_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const MAKS_BUKU_KB = 20 * 1024;
/** Workbooks that are looked at as a whole, in memory, at the same time. */
const SEKALIGUS = 2;

/** Takes a workbook in: looked at before anything is stored, stored before anything is promised. */
@Injectable()
export class UnggahImporService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly draf: DrafService,
    private readonly repo: ImporRepository,
    private readonly outbox: OutboxService,
    private readonly storage: Storage,
    private readonly kuota: KuotaService,
    private readonly pembaca: BacaBuku,
    private readonly templat: TemplatService,
    private readonly realisasi: BukuRealisasiService,
    private readonly ambil: AmbilImporService,
    private readonly clock: Clock,
  ) {}

  private readonly giliran = new Gate(SEKALIGUS);

  /** Of what the actor's own company or ministry owns: who only handles a file puts nothing into it. */
  async unggahMilik(aktor: Aktor, m: BukuMasuk): Promise<ImporRow> {
    const id = await this.pintu.id(aktor, m.idNk);
    await this.pintu.tulisMilik(aktor, id, async () => {});
    return this.unggah(aktor, { ...m, idNk: String(id) });
  }

  async unggah(aktor: Aktor, { idNk, berkas, jenis = 'baris', cara = 'uji' }: BukuMasuk): Promise<ImporRow> {
    const p = await this.pintu.baca(aktor, idNk);
    await this.pastikanBoleh(aktor, p, jenis);
    if (jenis === 'distribusi' && !this.templat.berdistribusi(p)) throw new AturanDilanggar('distribusi.tidak_ada');
    const salah =
      ekstensiDari(berkas?.nama ?? '') === 'xls'
        ? pesan('impor.simpan_xlsx')
        : periksaBerkas(berkas, {
            maksKb: MAKS_BUKU_KB,
            ekstensi: ['xlsx'],
          });
    if (salah || !berkas)
      throw new AturanTeks(salah ?? pesan('berkas.tidak_valid'), [masalah(salah ?? pesan('berkas.tidak_valid'))]);
    await this.giliran.pass(async () => this.periksa(aktor, await berkas.baca(), p, jenis));
    const id = randomUUID();
    const kunci = `impor/${id}/asli.xlsx`;
    await this.storage.put(kunci, berkas.alir().isi, { size: berkas.ukuran, contentType: MIME_XLSX });
    try {
      return await this.catat(aktor, p.id, { id, kunci, berkas, jenis, cara });
    } catch (error) {
      await this.storage.delete(kunci);
      throw error;
    }
  }

  /** A refusal names the file, as every refused upload does. */
  private async periksa(aktor: Aktor, isi: Buffer, p: BerkasImpor, jenis: JenisBuku): Promise<void> {
    try {
      if (jenis === 'realisasi') await this.realisasi.periksa(aktor, String(p.id), isi);
      else await this.pembaca.periksa(isi, (info) => this.templat.bentuk(info, p, jenis));
    } catch (error) {
      if (error instanceof AturanDilanggar && error.masalah.length === 0)
        throw new AturanTeks(error.message, [masalah(error.message)]);
      if (error instanceof DomainError) throw error;
      throw new AturanTeks(pesan('impor.bukan_buku'), [masalah(pesan('impor.bukan_buku'))]);
    }
  }

  /** Rows of what may be edited; realisation of what was decided. */
  private async pastikanBoleh(
    aktor: Aktor,
    p: Parameters<DrafService['pastikanDapatUbah']>[0],
    jenis: JenisBuku,
  ): Promise<void> {
    if (jenis !== 'realisasi') return this.draf.pastikanDapatUbah(p, aktor);
    if (!dalam('diberikan', p.kd_status)) throw new AturanDilanggar('realisasi.bukan_keputusan');
  }

  private catat(
    aktor: Aktor,
    idPengajuan: bigint,
    { id, kunci, berkas, jenis, cara }: { id: string; kunci: string; berkas: BerkasMasuk } & Required<CaraBuku>,
  ): Promise<ImporRow> {
    const { nama, ukuran } = berkas;
    return this.pintu.tulisMilik(aktor, idPengajuan, async (tx, p) => {
      await this.pastikanBoleh(aktor, p, jenis);
      if (await this.repo.sedangBerjalan(tx, p.id)) throw new Bentrok('impor.berjalan');
      await this.ambil.gantikan(tx, p.id, jenis);
      await this.kuota.pastikanMuat(tx, p.id_organisasi, ukuran);
      await this.outbox.tambah(tx, 'impor-excel', `impor-excel:${id}`, { id_impor: id });
      return this.repo.buat(tx, {
        id,
        id_pengajuan: p.id,
        nama_file: nama.replace(/[\\/\p{Cc}]/gu, '_').slice(-180),
        kunci,
        ukuran,
        versi_templat: VERSI_TEMPLAT,
        jenis,
        cara,
        nama: aktor.nama,
        oleh: aktor.id_user,
        dibuat: this.clock.now(),
      });
    });
  }

  async keadaan(aktor: Aktor, id: string): Promise<ImporRow> {
    const row = UUID.test(id) ? await this.repo.satu(id) : null;
    if (!row) throw new TidakAda('impor.tidak_ada');
    await this.pintu.induk(aktor, row.id_pengajuan, 'impor.tidak_ada');
    return row;
  }
  async terakhir(aktor: Aktor, idNk: string): Promise<ImporRow | null> {
    return this.repo.terakhir(await this.pintu.id(aktor, idNk));
  }
  async hasil(aktor: Aktor, id: string): Promise<{ nama: string; ukuran: number; isi: Readable }> {
    const row = await this.keadaan(aktor, id);
    const ada = adaHasil(row) && row.kunci_hasil ? await this.storage.stat(row.kunci_hasil) : null;
    if (!row.kunci_hasil || !ada) throw new TidakAda('impor.belum_ada_hasil');
    return {
      nama: `hasil-${row.nama_file.replace(/^hasil-/, '').replace(/\.xlsx?$/i, '')}.xlsx`,
      ukuran: ada.size,
      isi: await this.storage.get(row.kunci_hasil),
    };
  }
}

const masalah = (message: string): Masalah => ({ langkah: 'barang', path: 'file', message });
