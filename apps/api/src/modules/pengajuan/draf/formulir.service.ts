import { Injectable } from '@nestjs/common';
import { bukaUbah, tutupBuat, tutupTarik, tutupUbah, type Jadwal } from '@sinas/domain/kalender/jadwal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { kolomBaris } from '@sinas/domain/baris/barang';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { isianKelompok, type Kepala } from '@sinas/domain/formulir/formulir';
import { syaratLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { bukaDasar, dasarBerkas } from '@sinas/domain/pengajuan/dasar';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { masaPengganti } from '@sinas/domain/pengajuan/masa-berlaku';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { TidakAda } from '../../../platform/errors';
import { RawJson } from '../../../platform/json/raw-json';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import { KorelasiService } from '../../referensi/komoditas/korelasi.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { KalenderService } from '../tenggat/kalender.service';
import type { BerkasRow } from '../alur/pengajuan.repository';

/** Names of units in a form may be this old. */
const SEGAR_MS = 60_000;
const MAKS_SIMPAN = 500;
type BerkasBerformulir = Pick<
  BerkasRow,
  | 'kd_status'
  | 'kd_rekom'
  | 'kd_komoditas'
  | 'jenis_rekaman'
  | 'tahun'
  | 'kepala'
  | 'jadwal_kirim'
  | 'id_sumber'
  | 'jenis_pengajuan'
  | 'perubahan'
>;
type Tetap = Awaited<ReturnType<FormulirService['susun']>>;

/** What the form is drawn from: the same for every file of a kind, but for its windows. */
/** Until when it may be filled in: of an extension the last day of its decision, of others what their schedule says. */
function jendela(p: BerkasBerformulir, jadwal: Jadwal | null, kini: Date) {
  const { asal } = masaPengganti(p.perubahan);
  if (perpanjangan(p.jenis_pengajuan) && asal) {
    const tutup = new Date(`${asal}T23:59:59+07:00`);
    return { tutup_buat: tutup, tutup_ubah: tutup, terbuka: kini <= tutup };
  }
  if (dasarBerkas(p) !== 'TARIK')
    return { tutup_buat: tutupBuat(jadwal), tutup_ubah: tutupUbah(jadwal), terbuka: bukaUbah(jadwal, kini) };
  const tutup = tutupTarik(jadwal, p.tahun);
  return { tutup_buat: tutup, tutup_ubah: tutup, terbuka: bukaDasar(jadwal, p.tahun, 'TARIK', kini) };
}

@Injectable()
export class FormulirService {
  private readonly tersimpan = new Map<string, { isi: Tetap; tanda: string; sampai: number }>();

  constructor(
    private readonly kalender: KalenderService,
    private readonly referensi: ReferensiService,
    private readonly korelasi: KorelasiService,
    private readonly elemen: ElemenService,
  ) {}

  /** `apiCode`: of the firm, where the kind of actor is still to be chosen. */
  async formulir(p: BerkasBerformulir, terbuka: ReadonlySet<string> | null, apiCode: string | null) {
    const jadwal = await this.kalender.jadwalBerkas(p);
    const { tutup_buat, tutup_ubah, terbuka: buka } = jendela(p, jadwal, this.kalender.kini());
    return {
      ...(await this.tetap(p)),
      ...{ tutup_buat, tutup_ubah },
      hs_lengkap: (await this.korelasi.untuk(p.kd_komoditas)).lengkap,
      closedForm: dalam('draf', p.kd_status) && !buka,
      api_code: dalam('draf', p.kd_status) ? apiCode : null,
      bagian_terbuka: terbuka ? [...terbuka] : null,
    };
  }

  private async tetap(p: BerkasBerformulir): Promise<Tetap> {
    const pelaku = (p.kepala as Kepala).jenis_pelaku;
    const kunci = JSON.stringify([p.kd_komoditas, p.jenis_rekaman, p.tahun, p.kd_rekom, pelaku]);
    const ada = this.tersimpan.get(kunci);
    // Before what is put together: it may be newer than the marks, never older.
    const tanda = (await Promise.all([this.elemen.tanda(), this.korelasi.tanda()])).join(' ');
    if (ada && ada.tanda === tanda && ada.sampai > this.kalender.kini().getTime()) return ada.isi;
    const isi = teks(await this.susun(p, pelaku));
    if (this.tersimpan.size >= MAKS_SIMPAN) this.tersimpan.clear();
    this.tersimpan.set(kunci, { isi, tanda, sampai: this.kalender.kini().getTime() + SEGAR_MS });
    return isi;
  }

  private async susun(p: BerkasBerformulir, pelaku: string | undefined) {
    const kelompok = KELOMPOK.get(p.kd_komoditas);
    if (!kelompok) throw new TidakAda();
    const { formulir, dokumen } = syaratLayanan(p.kd_rekom as KdRekom);
    return {
      langkah: [...formulir.langkah],
      isian: isianKelompok(formulir, kelompok.kdGa),
      kolom: kolomBaris(kelompok, p.jenis_rekaman as JenisRekaman),
      opsi: await this.elemen.untuk(kelompok.kode, p.tahun),
      contoh_hs: await this.referensi.hsUntuk(await this.korelasi.hsKelompok(kelompok.kode)),
      satuan: await Promise.all(
        kelompok.satuan.map(async (k) => ({ kodeSatuan: k, urSatuan: await this.referensi.namaDari('satuan', k) })),
      ),
      dokumen: dokumenBerlaku(dokumen, p.kd_komoditas, pelaku).map(({ kd_dokumen, nama, wajib }) => ({
        kd_dokumen,
        nama,
        wajib,
      })),
    };
  }
}

/** Every part as text: it is written once, not for every answer. */
const teks = <T extends object>(isi: T): T =>
  Object.fromEntries(Object.entries(isi).map(([k, v]) => [k, RawJson.of(JSON.stringify(v))])) as T;
