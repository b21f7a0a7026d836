import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { langkahBerlaku } from '@sinas/domain/formulir/formulir';
import { DISTRIBUSI_BARIS } from '@sinas/domain/formulir/sasaran';
import { TabelDistribusi } from '@sinas/ui/berkas/TabelDistribusi';
import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Penomoran } from '../../../../components/daftar/Penomoran';
import { useData } from '../../../../lib/useData';
import { BARIS_DISTRIBUSI } from '../../../../providers/data';
import type { DataDistribusi, Detail } from '../../../../providers/wire';
import type { TempatCatatan } from '../dialog/DialogCatatan';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanPenerima from './distribusi.module.css';
import gayaKeputusanBaris from '../keputusan-baris.module.css';

interface Props {
  berkas: Detail;
  onCatat?: ((tempat: TempatCatatan) => void) | undefined;
}

/** To whom the goods go, good by good, with what is asked for beside the sum. Nothing where the form has no such step. */
export function Distribusi({ berkas, onCatat }: Props) {
  const data = useData();
  const [halaman, setHalaman] = useState(1);
  const ada = langkahBerlaku(berkas.formulir, berkas.json_simpan.kepala).some((l) => l.kode === 'distribusi');
  const daftar = useQuery({
    queryKey: ['distribusi', berkas.idNk, berkas.versi, halaman],
    queryFn: ({ signal }) => data.distribusi(berkas.idNk, halaman, { signal }),
    enabled: ada,
  });
  if (!ada) return null;
  const satuan = (kode: string): string =>
    satuanPendek(kode, berkas.formulir.satuan.find((s) => s.kodeSatuan === kode)?.urSatuan);
  const isi = daftar.data;
  const total = (isi?.rekap ?? []).reduce((n, r) => n + r.baris, 0);
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-distribusi">
      <h2 id="j-distribusi">Distribusi</h2>
      {daftar.isPending && <p role="status">Mohon tunggu...</p>}
      {daftar.isError && <p className="sn-err">Data distribusi belum dapat dimuat. Muat ulang halaman.</p>}
      {isi && total === 0 && <p className="sn-soft">Pemohon belum merinci distribusi.</p>}
      {isi && total > 0 && (
        <>
          <Rekap rekap={isi.rekap} satuan={satuan} />
          <div className="kp-gulir" role="region" aria-label="Tabel distribusi" tabIndex={0}>
            <TabelDistribusi
              rows={isi.rows}
              satuan={satuan}
              kelas={gayaKeputusanPenerima.distribusi}
              aksi={(r) =>
                onCatat && (
                  <button
                    type="button"
                    className={gayaKeputusanBaris.komentar}
                    aria-label={`Tambah catatan pada distribusi baris ${r.seri_barang}`}
                    onClick={() => onCatat({ langkah: 'distribusi', baris: r.seri_barang, kd_field: DISTRIBUSI_BARIS })}
                  >
                    <Icon name="comment" />
                  </button>
                )
              }
            />
          </div>
          {total > BARIS_DISTRIBUSI && (
            <div className={gayaKeputusanBaris.nomor}>
              <Penomoran page={halaman} perPage={BARIS_DISTRIBUSI} total={total} onPindah={setHalaman} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Rekap({ rekap, satuan }: { rekap: DataDistribusi['rekap']; satuan: (kode: string) => string }) {
  return (
    <dl className={gayaKeputusanBaris.isian}>
      {rekap.map((r) => (
        <div key={`${r.jenis_distribusi} ${r.satuan}`}>
          <dt>{r.ur_jenis_distribusi}</dt>
          <dd>
            {angka(r.jml)} {satuan(r.satuan)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
