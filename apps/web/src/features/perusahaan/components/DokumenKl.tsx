import { tanggal } from '@sinas/domain/format/tanggal';
import { kuantitas } from '@sinas/domain/format/satuan';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { Bagian } from '../../../components/Bagian';
import { PATH, useLuar } from '../data';
import { DariLuar } from './DariLuar';
import gaya from '../perusahaan.module.css';

const SERTIFIKAT = [
  { path: PATH.gap, nama: 'Cara budi daya yang baik (GAP)', sistem: 'Kementerian Pertanian' },
  { path: PATH.ghp, nama: 'Penanganan pascapanen yang baik (GHP)', sistem: 'Kementerian Pertanian' },
  { path: PATH.skp, nama: 'Kelayakan pengolahan ikan (SKP)', sistem: 'Kementerian Kelautan dan Perikanan' },
] as const;

/** Capacity and certificates that the ministries keep: what verifiers compare an application with. */
export function DokumenKl({ npwp }: { npwp: string }) {
  const ada = npwp !== '';
  const kapasitas = useLuar(PATH.kapasitas, { npwp }, ada);
  return (
    <>
      <Bagian
        id="kapasitas"
        judul="Kapasitas industri"
        uraian="Verifikator membandingkan kebutuhan Anda dengan angka ini."
      >
        <DariLuar luar={kapasitas} sistem="SIINas" kosong="Belum ada kapasitas tercatat di SIINas.">
          {(rows) => (
            <DataTable label="Kapasitas terpasang">
              <thead>
                <tr>
                  <Th>Kegiatan</Th>
                  <Th>KBLI</Th>
                  <Th num>Kapasitas setahun</Th>
                  <Th>Tahun</Th>
                </tr>
              </thead>
              <tbody>
                {rows.map((k) => (
                  <tr key={`${k.kbli}-${k.tahun}`}>
                    <Td>{k.uraian}</Td>
                    <Td data-judul="KBLI">{k.kbli}</Td>
                    <Td num data-judul="Kapasitas setahun">
                      {kuantitas(k.kapasitas, k.satuan, k.ur_satuan)}
                    </Td>
                    <Td data-judul="Tahun">{k.tahun}</Td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          )}
        </DariLuar>
      </Bagian>
      <Bagian id="sertifikat" judul="Sertifikat" uraian="Yang tercatat pada kementerian atas nama perusahaan Anda.">
        {SERTIFIKAT.map((s) => (
          <DaftarSertifikat key={s.path} npwp={npwp} {...s} />
        ))}
      </Bagian>
    </>
  );
}

function DaftarSertifikat({ path, nama, sistem, npwp }: (typeof SERTIFIKAT)[number] & { npwp: string }) {
  const luar = useLuar(path, { npwp }, npwp !== '');
  return (
    <section className={gaya.sertifikat} aria-label={nama}>
      <h3>{nama}</h3>
      <DariLuar luar={luar} sistem={sistem} kosong="Belum ada.">
        {(rows) => (
          <ul className={gaya.kbli}>
            {rows.map((r) => (
              <li key={r.nomor}>
                <span className={gaya.kode}>{r.nomor}</span> {r.nama}, berlaku sampai {tanggal(r.berlaku_akhir)}
              </li>
            ))}
          </ul>
        )}
      </DariLuar>
    </section>
  );
}
