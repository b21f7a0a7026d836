import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { opsiBulan } from '@sinas/domain/format/periode';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { pelakuBoleh } from '@sinas/domain/formulir/kepala-awal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { aktifUntukTahun } from '@sinas/domain/komoditas/opsi';
import { TRADER_TYPE } from '@sinas/domain/layanan/rkt/formulir';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { TraderType } from '@sinas/domain/pengajuan/penjaga';
import { TidakAda } from '../../platform/errors';
import { Clock } from '../../platform/clock/clock';
import { CabangService } from '../pengguna/unit/cabang.service';
import { BuatService } from '../pengajuan/draf/buat.service';
import { IsiRencanaService } from '../pengajuan/rencana/isi-rencana.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { KomoditasService } from '../referensi/komoditas/komoditas.service';
import { KorelasiService } from '../referensi/komoditas/korelasi.service';

const KD_RKT = '09';

/** Lists and forms of the plan. */
@Injectable()
export class NppAcuanService {
  constructor(
    private readonly referensi: ReferensiService,
    private readonly kelompok: KomoditasService,
    private readonly korelasi: KorelasiService,
    private readonly buat: BuatService,
    private readonly isi: IsiRencanaService,
    private readonly cabang: CabangService,
    private readonly clock: Clock,
  ) {}

  async barang(kdKomoditas?: string) {
    const kelompok = [...KELOMPOK.values()].filter((k) => !kdKomoditas || k.kode === kdKomoditas);
    if (kelompok.length === 0) throw new TidakAda();
    const semua = await Promise.all(
      kelompok.map(async (k) => {
        const hs = await this.referensi.hsUntuk(await this.korelasi.hsKelompok(k.kode));
        return hs.map(({ kode, nama }) => ({ kd_komoditas: k.kode, ur_komoditas: k.uraian, kode, uraian: nama }));
      }),
    );
    return semua.flat();
  }

  satuan(kdKomoditas?: string) {
    return this.kelompok.satuan(kdKomoditas);
  }

  async komoditas(tahun?: number) {
    const n = tahun ?? tahunJakarta(this.clock.now()) + 1;
    const semua = [...KELOMPOK.values()].filter((k) => aktifUntukTahun(k, n));
    return Promise.all(
      semua.map(async (k) => ({
        ...{ kd_komoditas: k.kode, ur_komoditas: k.uraian, kd_ga: k.kdGa, satuan: [...k.satuan] },
        ur_ga: await this.referensi.namaDari('ga', k.kdGa),
      })),
    );
  }

  async user(aktor: Aktor) {
    if (!aktor.id_organisasi) {
      const kosong = { trader_type: [], jenis_pelaku: [], cabang: [], boleh_kirim: false };
      return { boleh: false, alasan: [pesan('alur.bukan_layanan_perusahaan')], npwp: '', ...kosong };
    }
    const mulai = await this.buat.bolehMulai(aktor, KD_RKT);
    const rows = await this.cabang.daftar(aktor);
    return {
      boleh: mulai.halangan === null,
      alasan: mulai.halangan ? [pesan(`buat.${mulai.halangan}`)] : [],
      npwp: mulai.npwp ?? '',
      trader_type: Object.keys(TRADER_TYPE) as TraderType[],
      jenis_pelaku: pelakuBoleh(mulai.api_code),
      boleh_kirim: punyaIzin(aktor.peran, 'rencana.kirim'),
      cabang: rows.filter((o) => o.id !== aktor.id_organisasi).map((o) => ({ npwp: o.npwp ?? '', nama: o.nama })),
    };
  }

  async bentuk(aktor: Aktor, noAju: string, tab: string, trader?: TraderType) {
    const { berkas, jenis, opsi, satuan } = await this.isi.bentuk(aktor, noAju, tab, trader);
    return {
      ...{ tab, satuan, opsi },
      jenis: jenis.map(({ j, kolom }) => ({ kode: j.kode, nama: j.nama, induk: j.induk, kolom: kolom.map(kolomNpp) })),
      bulan_rencana: opsiBulan(berkas.tahun, berkas.tahun),
      bulan_realisasi: [...opsiBulan(berkas.tahun, berkas.tahun - 1), ...opsiBulan(berkas.tahun, berkas.tahun)],
    };
  }
}
const kolomNpp = ({
  nol: _nol,
  ...k
}: Awaited<ReturnType<IsiRencanaService['bentuk']>>['jenis'][number]['kolom'][number]) => ({
  ...k,
  ...(k.pilihan ? { pilihan: { ...k.pilihan } } : {}),
});
