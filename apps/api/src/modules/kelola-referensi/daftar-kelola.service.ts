import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { berkasUntuk } from '@sinas/domain/referensi/berkas/daftar-berkas';
import { DAFTAR_REFERENSI } from '@sinas/domain/referensi/daftar-referensi';
import { JENIS_REFERENSI, type JenisReferensi } from '@sinas/domain/referensi/jenis';
import { Clock } from '../../platform/clock/clock';
import { tulisCsv } from '../../platform/csv/tulis-csv';
import { TidakAda } from '../../platform/errors';
import { EntriRepository } from './entri.repository';
import { MuatanService } from './muatan/muatan.service';

/** The lists themselves: what they are, how many entries they have, where these come from. */
@Injectable()
export class DaftarKelolaService {
  constructor(
    private readonly repo: EntriRepository,
    private readonly muatan: MuatanService,
    private readonly clock: Clock,
  ) {}

  async semua() {
    const [jumlah, versi, terakhir] = await Promise.all([
      this.repo.jumlah(tanggalIso(this.clock.now())),
      this.repo.semuaVersi(),
      this.muatan.terakhirSemua(),
    ]);
    const per = new Map(jumlah.map((j) => [j.jenis, j]));
    return JENIS_REFERENSI.map((jenis) => {
      const d = DAFTAR_REFERENSI[jenis];
      return {
        jenis,
        nama: d.nama,
        keterangan: d.keterangan,
        label_kode: d.kode.label,
        label_induk: d.induk?.label ?? null,
        jenis_induk: d.induk?.jenis ?? null,
        kolom: d.kolom.map((k) => ({
          kd_field: k.kd_field,
          label: k.label,
          wajib: k.wajib,
          maks: k.maks ?? null,
          pilihan: k.pilihan ? [...k.pilihan] : null,
          nama_pilihan: k.namaPilihan ? { ...k.namaPilihan } : null,
          angka: k.angka ?? false,
        })),
        berkas: berkasUntuk(jenis).map((b) => ({ nama: b.nama, kolom: [...b.kolom], keterangan: b.keterangan })),
        layar_sendiri: d.layarSendiri ?? false,
        jumlah_berlaku: Number(per.get(jenis)?.berlaku ?? 0),
        jumlah: Number(per.get(jenis)?.jumlah ?? 0),
        versi: String(versi.get(jenis)?.versi ?? 0),
        diubah: versi.get(jenis)?.diubah ?? null,
        muatan_terakhir: terakhir.get(jenis) ?? null,
      };
    });
  }

  /** Entries that are not closed, in the columns of the file that speaks of the whole list. */
  async unduh(jenis: JenisReferensi): Promise<{ nama: string; isi: string }> {
    const hari = tanggalIso(this.clock.now());
    const berlaku = (await this.repo.semua(jenis)).filter((e) => e.berlaku_akhir === null || e.berlaku_akhir >= hari);
    const berkas = berkasUntuk(jenis).find((b) => b.tulis && !b.milik);
    if (!berkas?.tulis) throw new TidakAda();
    const { nama, kolom, tulis } = berkas;
    return {
      nama,
      isi: tulisCsv(
        kolom,
        berlaku.map((e) => tulis(e.kode, e)),
      ),
    };
  }
}
