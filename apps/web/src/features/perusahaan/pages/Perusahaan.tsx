import { angka } from '@sinas/domain/format/angka';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { useEffect, useState } from 'react';
import { Bagian } from '../../../components/Bagian';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { DariLuar } from '../components/DariLuar';
import { DokumenKl } from '../components/DokumenKl';
import { Pajak } from '../components/Pajak';
import { Pasangan } from '../components/Pasangan';
import { Siap } from '../components/Siap';
import { PATH, useLuar, useSyarat, type NibOss, type Proyek } from '../data';
import gaya from '../perusahaan.module.css';

/** How long sections wait for those above them. */
const TUNGGU_MS = 4_000;
/** True once so much time has gone by. */
function useSesudah(ms: number): boolean {
  const [lewat, setLewat] = useState(false);
  useEffect(() => {
    const jam = setTimeout(() => setLewat(true), ms);
    return () => clearTimeout(jam);
  }, [ms]);
  return lewat;
}
const API: Record<string, string> = { '01': 'API-U (umum)', '02': 'API-P (produsen)' };

/** /perusahaan: what other systems know of one's company, and what is missing before anything is filed. */
export function Perusahaan() {
  useJudul('Data perusahaan');
  const { nama_organisasi, nib, npwp } = usePengguna();
  const ada = Boolean(nib);
  const periksa = useSyarat(nib, npwp);
  const oss = useLuar(PATH.oss, { nib }, ada);
  const proyek = useLuar(PATH.proyek, { id_nib: nib }, ada);
  const lama = useSesudah(TUNGGU_MS);
  // What stands above is there first, so that nothing moves while it is read; a system that hangs holds nobody up for long.
  const belum = (...luar: { isLoading: boolean }[]): boolean => !lama && luar.some((l) => l.isLoading);
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{nama_organisasi ?? 'Data perusahaan'}</h1>
      </div>
      <Bagian id="syarat" judul="Siap mengajukan?" uraian="Syarat yang diperiksa sebelum pengajuan diterima.">
        <DariLuar luar={periksa} sistem="OSS dan Ditjen Pajak" kosong="NIB ini tidak tercatat di OSS.">
          {(hasil) => <Siap hasil={hasil} />}
        </DariLuar>
      </Bagian>
      <div hidden={belum(periksa)}>
        <Bagian id="oss" judul="Data usaha" uraian="Menurut OSS. Ubah di oss.go.id bila ada yang keliru.">
          <DariLuar luar={oss} sistem="OSS" kosong="NIB ini tidak tercatat di OSS.">
            {([o]) => o && <DataUsaha oss={o} />}
          </DariLuar>
        </Bagian>
      </div>
      <div hidden={belum(periksa, oss)}>
        <Bagian id="proyek" judul="Proyek" uraian="Kegiatan usaha dan tempatnya menurut OSS.">
          <DariLuar luar={proyek} sistem="OSS" kosong="Belum ada proyek tercatat.">
            {(rows) => <DaftarProyek rows={rows} />}
          </DariLuar>
        </Bagian>
      </div>
      <div hidden={belum(periksa, oss, proyek)}>
        <Pajak npwp={npwp ?? ''} />
        <DokumenKl npwp={npwp ?? ''} />
      </div>
    </div>
  );
}

const DataUsaha = ({ oss }: { oss: NibOss }) => (
  <>
    <Pasangan
      isi={[
        ['Nama', oss.nama],
        ['NIB', <span className={gaya.kode}>{oss.nib}</span>],
        ['NPWP', <span className={gaya.kode}>{oss.npwp}</span>],
        ['Angka Pengenal Importir', API[oss.api_code] ?? 'Belum ada'],
        ['Alamat', oss.alamat],
      ]}
    />
    <h3>KBLI</h3>
    <ul className={gaya.kbli}>
      {oss.kbli.map((k) => (
        <li key={k.kode_kbli}>
          <span className={gaya.kode}>{k.kode_kbli}</span> {k.uraian}
        </li>
      ))}
    </ul>
  </>
);

const DaftarProyek = ({ rows }: { rows: readonly Proyek[] }) => (
  <DataTable label="Proyek menurut OSS">
    <thead>
      <tr>
        <Th>Proyek</Th>
        <Th>KBLI</Th>
        <Th>Sektor</Th>
        <Th>Tempat</Th>
        <Th num>Investasi (Rp)</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((p) => (
        <tr key={p.id_proyek}>
          <Td>
            {p.uraian_usaha}
            <div className="sn-sub">{p.id_proyek}</div>
          </Td>
          <Td data-judul="KBLI">{p.kbli}</Td>
          <Td data-judul="Sektor">{p.sektor}</Td>
          <Td data-judul="Tempat">{p.flag_cabang === 'Y' ? p.nama_cabang : 'Kantor pusat'}</Td>
          <Td num data-judul="Investasi (Rp)">
            {angka(p.jumlah_investasi)}
          </Td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
