import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';

interface Skema {
  properties?: Record<string, { maxLength?: number }>;
}
const { components } = JSON.parse(
  readFileSync(join(__dirname, '../../../../packages/api-client/openapi.json'), 'utf8'),
) as { components: { schemas: Record<string, Skema> } };

/** What the contract says literally, and what the screens count by. */
it.each<[string, string, keyof typeof BATAS_TEKS]>([
  ['UbahPenggunaDto', 'fullname', 'nama'],
  ['UbahPenggunaDto', 'email', 'surel'],
  ['UbahPenggunaDto', 'position', 'jabatan'],
  ['UbahPenggunaDto', 'employee_number', 'nomor_pegawai'],
  ['UbahPenggunaDto', 'address', 'alamat'],
  ['UndangDto', 'fullname', 'nama'],
  ['UndangDto', 'email', 'surel'],
  ['UndangDto', 'position', 'jabatan'],
  ['InhouseBaruDto', 'fullname', 'nama'],
  ['InhouseBaruDto', 'email', 'surel'],
  ['InhouseBaruDto', 'position', 'jabatan'],
  ['InhouseBaruDto', 'employee_number', 'nomor_pegawai'],
  ['CabangBaruDto', 'nama', 'nama_organisasi'],
  ['CabangBaruDto', 'alamat', 'alamat_organisasi'],
  ['CabangBaruDto', 'kota', 'kota'],
  ['UbahCabangDto', 'nama', 'nama_organisasi'],
  ['UbahCabangDto', 'alamat', 'alamat_organisasi'],
  ['UbahCabangDto', 'kota', 'kota'],
  ['UnggahDto', 'nomor', 'nomor_dokumen'],
  ['LiburIsiDto', 'nama', 'nama_libur'],
  ['PengumumanIsiDto', 'judul', 'judul_pengumuman'],
  ['PengumumanIsiDto', 'isi', 'isi_pengumuman'],
  ['SiaranDto', 'subject', 'perihal_siaran'],
  ['SiaranDto', 'text', 'isi_siaran'],
  ['ButirPerbaikanDto', 'catatan', 'catatan_butir'],
  ['PeriksaMasukDto', 'catatan', 'catatan_butir'],
  ['RincianMasukDto', 'alasan', 'catatan_butir'],
  ['TolakMasukDto', 'alasan', 'alasan_tolak'],
  ['TolakMasukDto', 'dasar_hukum', 'dasar_hukum'],
  ['TolakMasukDto', 'saran', 'saran'],
  ['KeputusanSimpanDto', 'catatan', 'catatan_keputusan'],
  ['JawabanDto', 'jawaban', 'jawaban_catatan'],
  ['BatalkanDto', 'alasan', 'alasan'],
  ['MintaSetelUlangDto', 'alasan', 'alasan'],
  ['SimpanKalenderDto', 'catatan', 'alasan'],
  ['EntriBaruDto', 'catatan', 'alasan'],
  ['EntriUbahDto', 'catatan', 'alasan'],
  ['TutupEntriDto', 'catatan', 'alasan'],
  ['VersiEntriDto', 'catatan', 'alasan'],
  ['AlasanMuatanDto', 'catatan', 'alasan'],
  ['TandaLengkapDto', 'catatan', 'alasan'],
  ['SimpanKorelasiDto', 'catatan', 'alasan'],
])('issue 13 part 4: %s.%s is as long on the screen as for the server', (dto, kolom, batas) => {
  expect(components.schemas[dto]?.properties?.[kolom]?.maxLength).toBe(BATAS_TEKS[batas]);
});
