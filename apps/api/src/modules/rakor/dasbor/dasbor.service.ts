import { Injectable } from '@nestjs/common';
import { kurangi } from '@sinas/domain/format/angka';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import type { Pos } from '@sinas/domain/neraca/pos';
import { satuanLazim } from '@sinas/domain/neraca/satuan-dasar';
import { STATUS_RAKOR, type KdStatusRakor } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { Clock } from '../../../platform/clock/clock';
import { GarisService } from '../../neraca/garis.service';
import { namaKomoditas } from '../rapat/rapat.presenter';
import { DasborRepository, type GarisRapatRow } from './dasbor.repository';

interface Ringkas {
  usulan: string;
  rekomendasi: string;
  penetapan: string;
}
const ringkas = (g: GarisRapatRow | undefined): Ringkas | null => (g ? (g.isi as unknown as Ringkas) : null);
const menetapkan = (g: GarisRapatRow): boolean => JENIS_RAKOR[g.jenis as KdJenisRakor].menetapkan;
/** The same line of another year. */
const tanpaTahun = (g: Pick<GarisRapatRow, 'kunci'>): string => g.kunci.slice(g.kunci.indexOf(':') + 1);

/** What a year's meetings have made of each line: asked, recommended, agreed, determined, and last year's beside it. */
@Injectable()
export class DasborRapatService {
  constructor(
    private readonly repo: DasborRepository,
    private readonly nasional: GarisService,
    private readonly clock: Clock,
  ) {}

  async dasbor(tahunDiminta?: number) {
    const tahun = tahunDiminta ?? tahunJakarta(this.clock.now()) + 1;
    const [kini, lalu, status] = await Promise.all([
      this.repo.garis(tahun),
      this.repo.garis(tahun - 1),
      this.repo.status(tahun),
    ]);
    const kunci = [...new Set(kini.map((g) => g.kunci))];
    const garis = await Promise.all(
      kunci.map(async (k) => {
        const milik = kini.filter((g) => g.kunci === k);
        const satu = milik[0] as GarisRapatRow;
        const nis = milik.find((g) => !menetapkan(g));
        const akhir = milik.find(menetapkan);
        const dulu = lalu.find((g) => menetapkan(g) && tanpaTahun(g) === tanpaTahun(satu));
        const isi = ringkas(akhir) ?? ringkas(nis);
        const pos: Pos = { ...satu, arah: satu.arah as Pos['arah'], elemen: satu.elemen };
        const [penetapan, tahunLalu] = [ringkas(akhir)?.penetapan ?? null, ringkas(dulu)?.penetapan ?? null];
        return {
          ...{ kunci: k, kd_komoditas: satu.kd_komoditas, ur_komoditas: namaKomoditas(satu.kd_komoditas) },
          uraian: (await this.nasional.posTampil(pos)).uraian,
          ...{ satuan: satu.satuan, satuan_lazim: satuanLazim(satu.kd_komoditas, satu.satuan) },
          ...{ usulan: isi?.usulan ?? '0', rekomendasi: isi?.rekomendasi ?? '0' },
          rekomendasi_rakornis: ringkas(nis)?.penetapan ?? null,
          ...{ penetapan, tahun_lalu: tahunLalu },
          selisih_tahun: penetapan !== null && tahunLalu !== null ? kurangi(penetapan, tahunLalu) : null,
        };
      }),
    );
    return {
      tahun,
      rapat: status.map((s) => ({
        ...{
          jenis: s.jenis,
          ur_jenis: JENIS_RAKOR[s.jenis as KdJenisRakor].nama,
          kd_status: s.kd_status as KdStatusRakor,
        },
        ...{ ur_status: STATUS_RAKOR[s.kd_status as KdStatusRakor].nama, banyak: s.banyak },
      })),
      garis: garis.sort((a, b) => (a.kunci < b.kunci ? -1 : 1)),
    };
  }
}
