import { Injectable } from '@nestjs/common';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { dalam, type NamaHimpunan } from '@sinas/domain/pengajuan/himpunan';
import { perHalaman, PutaranService } from '../../../platform/putaran/putaran.service';
import { KejadianPembukaService } from '../../buku/pembuka/kejadian-pembuka.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from './kalender.service';
import { KebersihanRepository } from './kebersihan.repository';
import { KebersihanService } from './kebersihan.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type Jatuh } from '../alur/pengajuan.repository';
import { InformasiService } from '../informasi/informasi.service';
import { TutupTahunService } from '../dasar/tutup-tahun.service';
import { TerbitOtomatisService } from './terbit-otomatis.service';

const SEKALI = 200;

/** What time alone brings about: corrections not sent (T10), services that are late (T21), decisions that end (T27), years that end (T31). */
@Injectable()
export class TenggatService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly arsip: KebersihanRepository,
    private readonly kebersihan: KebersihanService,
    private readonly putaran: PutaranService,
    private readonly otomatis: TerbitOtomatisService,
    private readonly informasi: InformasiService,
    private readonly tahun: TutupTahunService,
    private readonly pembuka: KejadianPembukaService,
  ) {}

  /** Number of files moved. Each in its own transaction, the oldest deadline first; one that fails holds nobody up. */
  async jalankan(): Promise<number> {
    const kini = this.kalender.kini();
    const hariIni = new Date(`${tanggalIso(kini)}T00:00:00Z`);
    const perbaikan = await this.keliling(
      'batas_perbaikan_lewat',
      (setelah) => this.repo.lewatPerbaikan(kini, setelah, SEKALI),
      'dikembalikan',
    );
    // Before what is issued automatically: a clock that has gone on may be past its end.
    const informasi = await this.putaran.jalankan({
      nama: 'informasi_lewat',
      butir: perHalaman<Jatuh>((setelah) => this.repo.lewatInformasi(kini, setelah, SEKALI), SEKALI),
      sasaran: ({ id }: Jatuh) => String(id),
      berkas: ({ id }) => id,
      kerja: ({ id }) => this.informasi.lewat(id),
      lengkap: true,
    });
    return (
      perbaikan +
      informasi +
      (await this.otomatis.jalankan()) +
      (await this.keliling('kedaluwarsa', (setelah) => this.repo.habisBerlaku(hariIni, setelah, SEKALI), null)) +
      (await this.pembuka.habis()) +
      (await this.tahun.jalankan())
    );
  }

  /** Once an hour: ended files to the archive, rows that have served away. Returns the number archived. */
  async rapikan(): Promise<number> {
    const kini = this.kalender.kini();
    return this.putaran.bagian('sapu_baris', {
      ...Object.fromEntries(
        Object.entries(this.kebersihan.buang(kini)).map(([nama, kerja]) => [nama, async () => (await kerja(), 0)]),
      ),
      arsip: () => this.arsip.arsipkan(kini, tahunJakarta(kini)),
    });
  }

  private keliling(
    nama: 'batas_perbaikan_lewat' | 'kedaluwarsa',
    ambil: (setelah: Jatuh | null) => Promise<Jatuh[]>,
    keadaan: NamaHimpunan | null,
  ): Promise<number> {
    return this.putaran.jalankan({
      nama,
      butir: perHalaman(ambil, SEKALI),
      sasaran: ({ id }) => String(id),
      berkas: ({ id }) => id,
      kerja: ({ id }) => this.satu(id, keadaan, nama),
      lengkap: true,
    });
  }

  private async satu(
    id: bigint,
    keadaan: NamaHimpunan | null,
    peristiwa: 'batas_perbaikan_lewat' | 'kedaluwarsa',
  ): Promise<number> {
    return this.pintu.tulis(null, id, async (tx, p) => {
      if (keadaan && !dalam(keadaan, p.kd_status)) return 0;
      await this.alur.jalankan(tx, p, peristiwa, SISTEM);
      return 1;
    });
  }
}
