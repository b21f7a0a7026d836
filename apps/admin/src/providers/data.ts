import { api, type Jalur, type Kueri } from '@sinas/api-client';
import { kunciBaru } from '../lib/kunci';
import type { PermintaanEkspor } from '@sinas/ui/ekspor/useEkspor';
import type { DataProvider, GetListParams, GetOneParams } from 'react-admin';
import { dataBuku } from './buku/data';
import { dataKalender } from './data-kalender';
import { dataNeraca } from './data-neraca';
import { dataPabean } from './data-pabean';
import { dataPk } from './data-pk';
import { dataPelaksana } from './data-pelaksana';
import { dataPengguna } from './data-pengguna';
import { dataReferensi } from './data-referensi';
import { DAFTAR_RENCANA, dataRencana } from './data-rencana';
import { dataSistem } from './data-sistem';
import { dataRakor } from './rakor/data';
import type {
  BelumDibaca,
  BerkasDaftar,
  IsiCabut,
  IsiKeputusan,
  IsiLembar,
  JawabKeberatan,
  MetaAntrean,
  MintaInformasi,
  RincianAndai,
  Ringkasan,
  TampilanTulis,
  TarifBaru,
  TutupInformasi,
} from './wire';

/** Rows of distribution on a page. */
export const BARIS_DISTRIBUSI = 100;
/** Lists by resource: the work queue, and the two lists of all files. */
const DAFTAR: Record<string, Jalur<'get'>> = {
  pengajuan: '/nk/v2/data-nk/inhouse/pengajuan',
  'berkas-kl': '/nk/v2/data-nk/rki/pengajuan-kl',
  berkas: '/nk/v2/data-nk/rki/pengajuan',
  pemantauan: '/nk/v2/data-nk/rki/monitoring-pengajuan',
  rencana: DAFTAR_RENCANA,
};

type Sinyal = { signal?: AbortSignal };

/**
 * What the console does beside lists and records. Every path of the officers' side stands here, or beside it, once. Each is a
 * function of its own: react-admin's data provider hands on nothing else.
 */
const khusus = {
  ...dataBuku,
  ...dataKalender,
  ...dataNeraca,
  ...dataPabean,
  ...dataPk,
  ...dataPelaksana,
  ...dataPengguna,
  ...dataRakor,
  ...dataReferensi,
  ...dataRencana,
  ...dataSistem,
  ambil: (id: string) => api.kirim('/nk/v2/data-nk/inhouse/check-pengajuan', { body: {}, query: { id_nk: id } }),
  lepas: (id: string) => api.kirim('/nk/v2/data-nk/inhouse/lepas', { body: {}, query: { id_nk: id } }),
  keberatan: (id: string, opsi?: Sinyal) => api.ambil('/nk/v2/data-nk/keberatan/{id}', { path: { id }, ...opsi }),
  keberatanTerbuka: (opsi?: Sinyal) => api.ambil('/nk/v2/data-nk/inhouse/keberatan', { ...opsi }),
  jawabKeberatan: (id: string, isi: JawabKeberatan & { kunci: string }) => {
    const { kunci, ...badan } = isi;
    return api.kirim('/nk/v2/data-nk/keberatan/{id}/jawab', { path: { id }, body: badan, kunci });
  },
  informasi: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/permintaan-informasi/{id}', { path: { id }, ...opsi }),
  mintaInformasi: (id: string, { kunci, ...badan }: MintaInformasi & { kunci: string }) =>
    api.kirim('/nk/v2/data-nk/permintaan-informasi/{id}', { path: { id }, body: badan, kunci }),
  tutupInformasi: (id: string, { kunci, ...badan }: TutupInformasi & { kunci: string }) =>
    api.kirim('/nk/v2/data-nk/permintaan-informasi/{id}/tutup', { path: { id }, body: badan, kunci }),
  /** Reads only. */
  andai: (id: string, rincian: RincianAndai[], opsi?: Sinyal) =>
    api.kirim('/nk/v2/data-nk/andai/{id_nk}', { path: { id_nk: id }, body: { rincian }, ...opsi, latar: true }),
  serah: (id: string, opsi?: Sinyal) => api.ambil('/api/serah/{id}', { path: { id }, ...opsi }),
  perubahanAsal: (no_aju: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/jsonPerubahan', { query: { no_aju }, ...opsi }),
  lembar: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/keputusanInHouse', { query: { id_nk: id }, ...opsi }),
  simpanLembar: (isi: IsiLembar) => api.ganti('/nk/v2/data-nk/keputusanInHouse', { body: isi, latar: true }),
  putuskan: (isi: IsiKeputusan) => api.kirim('/nk/v2/data-nk/keputusanInHouse', { body: isi, kunci: kunciBaru() }),
  cabut: (id: string, isi: IsiCabut) =>
    api.kirim('/nk/v2/data-nk/cabut/{id}', { path: { id }, body: isi, kunci: kunciBaru() }),
  riwayat: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/rki/pengajuan-history/{id}', { path: { id }, ...opsi }),
  komponen: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/inhouse/check-component', { query: { id_nk: id }, ...opsi }),
  tampilan: (daftar: TampilanTulis['daftar'], opsi?: Sinyal) =>
    api.ambil('/api/tampilan', { query: { daftar }, ...opsi }),
  simpanTampilan: (isi: TampilanTulis) => api.kirim('/api/tampilan', { body: isi }),
  hapusTampilan: (id: string) => api.hapus('/api/tampilan/{id}', { path: { id } }),
  aturBendera: (id: string, pasang: boolean) =>
    api.ganti('/nk/v2/data-nk/inhouse/bendera', { query: { id_nk: id }, body: { pasang } }),
  alihkan: (id: string, id_user: string) =>
    api.kirim('/nk/v2/data-nk/inhouse/alihkan', { body: { id_user }, query: { id_nk: id } }),
  beban: (opsi?: Sinyal) => api.ambil('/nk/v2/data-nk/inhouse/beban', { ...opsi }),
  rekan: (opsi?: Sinyal) => api.ambil('/nk/v2/data-nk/inhouse/rekan', { ...opsi }),
  catatanInternal: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/inhouse/catatan-internal/{id}', { path: { id }, ...opsi }),
  tulisCatatanInternal: (id: string, teks: string) =>
    api.kirim('/nk/v2/data-nk/inhouse/catatan-internal/{id}', { path: { id }, body: { teks }, kunci: kunciBaru() }),
  catatanSering: (langkah: string, kd_field: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/inhouse/catatan-sering', { query: { langkah, kd_field }, ...opsi }),
  barisHalaman: (id: string, page: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/data-nk/get/baris', { query: { id_nk: id, page, limit: 100 }, ...opsi }),
  distribusi: (id_nk: string, page: number, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/dataDistribusi', { query: { id_nk, page, limit: BARIS_DISTRIBUSI }, ...opsi }),
  subBaris: (idBaris: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/nestedModal', { query: { id_baris: idBaris }, ...opsi }),
  eksporMilik: () => api.ambil('/api/ekspor'),
  eksporBuat: (m: PermintaanEkspor) => api.kirim('/api/ekspor', { body: m }),
  /** A sheet of a workbook among the papers of a file; sheets from 0. */
  tabelDokumen: (id: string, lembar: number, opsi?: Sinyal) =>
    api.ambil('/berkas/{id}/tabel', { path: { id }, query: { lembar }, ...opsi }),
  eksporBatal: (id: string) => api.hapus('/api/ekspor/{id}', { path: { id } }),
  waktuMeja: (kueri: Kueri, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/rki/monitoring-pengajuan/waktu-meja', { query: kueri, ...opsi }),
  keputusanBaru: (kueri: Kueri, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/rki/monitoring-pengajuan/keputusan', { query: kueri, ...opsi }),
  rekap: (kueri: Kueri, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/rki/monitoring-pengajuan/rekap', { query: kueri, ...opsi }),
  pasokan: (tahun: number, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/rki/supply-demand/pengajuan', { query: { tahun }, ...opsi }),
  capaian: (tahun: number, opsi?: Sinyal) => api.ambil('/api/buku/capaian', { query: { tahun }, ...opsi }),
  tagihan: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/rki/pengajuan/billing/{id}', { path: { id }, ...opsi }),
  terbitkanTagihan: (id: string) => api.kirim('/nk/v2/data-nk/rki/pengajuan/billing/{id}', { path: { id }, body: {} }),
  batalkanTagihan: (id: string, alasan: string) =>
    api.kirim('/nk/v2/data-nk/rki/pengajuan/billing/{id}/batal', { path: { id }, body: { alasan } }),
  tarif: (opsi?: Sinyal) => api.ambil('/nk/v2/tarif-pnbp', { ...opsi }),
  tambahTarif: (isi: TarifBaru) => api.kirim('/nk/v2/tarif-pnbp', { body: isi }),
  akhiriTarif: (id: string, sampai: string) => api.ganti('/nk/v2/tarif-pnbp/{id}', { path: { id }, body: { sampai } }),
  pembayaranJanggal: (opsi?: Sinyal) => api.ambil('/nk/v2/tarif-pnbp/janggal', { ...opsi }),
  hitungAntrean: async (opsi?: Sinyal) =>
    (
      (
        await api.daftar('/nk/v2/data-nk/inhouse/pengajuan', {
          query: { antrean: 'semua', limit: 1 },
          ...opsi,
          latar: true,
        })
      ).meta as Partial<MetaAntrean>
    ).hitung,
  pengiriman: (opsi?: Sinyal) => api.ambil('/api/pengiriman', { ...opsi }),
  putaran: (opsi?: Sinyal) => api.ambil('/api/putaran', { ...opsi }),
  kirimUlang: (id: string) => api.kirim('/nk/v2/data-nk/resendRKI/{id}', { path: { id } }),
  notifikasi: async (idUser: string, page: number, limit: number, opsi?: Sinyal) => {
    const { data, meta } = await api.daftar('/api-prod-ba/mobile/get_notif_web', {
      query: { user_id: idUser, page, limit },
      ...opsi,
      latar: true,
    });
    return { data, total: meta.total ?? data.length, belum_dibaca: (meta as Partial<BelumDibaca>).belum_dibaca };
  },
  bacaNotifikasi: (ids?: string[]) => api.kirim('/api/notifikasi/baca', { body: ids ? { ids } : {} }),
};

const tidakAda = () => Promise.reject(new Error('not part of this console'));

export const dataProvider: DataProvider & typeof khusus = {
  ...khusus,
  supportAbortSignal: true,
  async getList(resource: string, { filter, pagination, sort, signal }: GetListParams) {
    const path = DAFTAR[resource];
    if (!path) return tidakAda();
    const kueri: Kueri = {
      ...(filter as Kueri),
      page: pagination?.page,
      limit: pagination?.perPage,
      ...(sort && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {}),
    };
    const { data, meta } = await api.lewat<Ringkasan[]>('get', path, { query: kueri, signal });
    const rows: BerkasDaftar[] = data.map((r) => ({ ...r, id: r.idNk }));
    return { data: rows as never[], total: meta.total ?? rows.length, meta };
  },
  async getOne(resource: string, { id, signal }: GetOneParams) {
    const data =
      resource === 'rencana'
        ? await dataRencana.rencana(String(id), { signal })
        : await api.ambil('/nk/v2/data-nk/get', { query: { id_nk: String(id) }, signal });
    return { data: { ...data, id: data.idNk } as never };
  },
  getMany: tidakAda,
  getManyReference: tidakAda,
  create: tidakAda,
  update: tidakAda,
  updateMany: tidakAda,
  delete: tidakAda,
  deleteMany: tidakAda,
};
export type DataKonsol = typeof dataProvider;
