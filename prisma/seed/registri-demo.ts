import { ORGANISASI_DEMO } from './akun-demo';

/** Line of business of each demo company: code, text, sector. */
const USAHA: Record<string, readonly [kbli: string, uraian: string, sektor: string]> = {
  nusa: ['10721', 'Industri Gula Pasir', 'Perindustrian'],
  pipa: ['24103', 'Industri Pipa dan Sambungan Pipa dari Baja dan Besi', 'Perindustrian'],
  baja: ['24102', 'Industri Penggilingan Baja (Steel Rolling)', 'Perindustrian'],
  sinar: ['24102', 'Industri Penggilingan Baja (Steel Rolling)', 'Perindustrian'],
  ban: ['22111', 'Industri Ban Luar dan Ban Dalam', 'Perindustrian'],
  dingin: ['28193', 'Industri Mesin Pendingin', 'Perindustrian'],
  buah: ['46312', 'Perdagangan Besar Buah-buahan', 'Perdagangan'],
};
/** Certificates that go with the trade; a sugar mill or a rolling mill has none. */
const SERTIFIKAT: Record<string, string[]> = { buah: ['GAP', 'GHP'] };

/** The demo's head offices as the simulated company registry knows them. */
export const registriDemo = () =>
  ORGANISASI_DEMO.filter((o) => !o.induk).map(({ kode, nib, npwp, nama, alamat, api_code, risiko }) => {
    const [kode_kbli, uraian, sektor] = USAHA[kode] ?? [
      '46900',
      'Perdagangan Besar Berbagai Macam Barang',
      'Perdagangan',
    ];
    return {
      nib,
      npwp,
      nama,
      alamat,
      surel: `kantor@${kode}.contoh.invalid`,
      api_code,
      status_nib: '01',
      kswp: 'VALID',
      risiko,
      sertifikat: SERTIFIKAT[kode] ?? [],
      kbli: [{ kode_kbli, uraian }],
      proyek: [
        {
          id_proyek: `R-${nib.slice(-8)}`,
          kbli: kode_kbli,
          uraian_usaha: uraian,
          sektor,
          flag_cabang: 'N',
          npwp_cabang: npwp,
          nama_cabang: nama,
          nama_pj: 'Budi Rekaan',
          no_identitas_pj: `9900${npwp.slice(-12)}`,
          jumlah_investasi: '12500000000',
        },
      ],
    };
  });
