import { Injectable } from '@nestjs/common';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { Clock } from '../../../platform/clock/clock';
import { pencarian, teks, type Tanya } from './pencarian';
import { ReferensiRepository } from './referensi.repository';

const MAKS = 300;
const MAKS_IKAN = 1000;

/** Lists that stand in the reference table as they are. */
@Injectable()
export class DaftarService {
  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  async kpp(q: Tanya) {
    return (await this.cari('kpp', q)).map((r) => ({
      KodeKPP: r.kode,
      UrKPP: r.uraian,
      KodeKanwil: r.induk ?? '',
      Kanwil: teks(r.data.kanwil),
    }));
  }
  async badanUsaha(q: Tanya) {
    return (await this.cari('badan_usaha', q)).map((r) => ({
      id: r.kode,
      uraian_jenis_badan_usaha: r.uraian,
      keterangan_jenis_badan_usaha: teks(r.data.keterangan),
    }));
  }
  async valuta(q: Tanya) {
    return (await this.cari('valuta', q)).map((r) => ({ KodeValuta: r.kode, NamaValuta: r.uraian }));
  }
  /** The newest rates that hold on the day. A currency without one is left out. */
  async nilaiKurs(q: Tanya) {
    const p = pencarian(['valuta'], q, MAKS, this.clock.now());
    const valuta = await this.repo.cari(p);
    const kurs = new Map(
      (
        await this.repo.kurs(
          valuta.map((v) => v.kode),
          p.tanggal,
        )
      ).map((k) => [k.induk, k]),
    );
    return valuta.flatMap((v) => {
      const k = kurs.get(v.kode);
      if (!k) return [];
      return [
        {
          KodeValuta: v.kode,
          NamaValuta: v.uraian,
          Satuan: teks(k.data.per_satuan),
          Nilai: teks(k.data.nilai),
          TglBerlaku: k.kode.slice(v.kode.length + 1),
          Sumber: teks(k.data.asal),
        },
      ];
    });
  }
  /** Fish by Latin or common name. */
  async ikan(q: Tanya) {
    const rows = await this.cari('ikan', q, MAKS_IKAN);
    const [versi] = await this.repo.versi(['ikan']);
    return rows.map((r) => ({
      NAMA_LATIN: r.kode,
      NAMA_UMUM: teks(r.data.alias),
      ID_KOMODITAS: r.induk ?? '',
      STATUS_IKAN: 'AKTIF',
      STATUS_KOMODITAS: 'AKTIF',
      SOURCE_DATA: teks(r.data.asal) || 'awal',
      TGL_UPDATE: versi?.diubah ?? null,
    }));
  }
  async jenisRakor(q: Tanya) {
    return (await this.cari('jenis_rakor', q)).map((r) => ({
      kode: r.kode,
      uraian: r.uraian,
      keputusan: teks(r.data.keputusan),
    }));
  }

  private cari(jenis: JenisReferensi, q: Tanya, maks = MAKS) {
    return this.repo.cari(pencarian([jenis], q, maks, this.clock.now()));
  }
}
