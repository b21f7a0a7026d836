import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { useData } from '../../../lib/useData';
import { BARIS_RENCANA } from '../../../providers/data-rencana';
import type { Detail } from '../../../providers/wire';
import type { TempatCatatan } from '../../pengajuan/keputusan/dialog/DialogCatatan';
import { BarisPlan } from './BarisPlan';
import { NAMA_TAB, tabBaris, type TabBaris } from './jenis-rencana';
import gayaRencana from './rencana.module.css';
import gayaKeputusanBaris from '../../pengajuan/keputusan/keputusan-baris.module.css';

interface Props {
  berkas: Detail;
  onCatat?: ((tempat: TempatCatatan) => void) | undefined;
}

/** The plan tab by tab (D.1): which there are follows from the kind of actor. */
export function IsiRencana({ berkas, onCatat }: Props) {
  const id = useId();
  const semua = tabBaris(berkas);
  const tombol = useRef<Partial<Record<TabBaris, HTMLButtonElement | null>>>({});
  const [tab, setTab] = useState<TabBaris>(semua[0] ?? 'barang');
  const geser = (e: KeyboardEvent) => {
    const i = semua.indexOf(tab);
    const ke = { ArrowRight: i + 1, ArrowLeft: i - 1 + semua.length, Home: 0, End: semua.length - 1 }[e.key];
    const baru = ke === undefined ? undefined : semua[ke % semua.length];
    if (!baru) return;
    e.preventDefault();
    setTab(baru);
    tombol.current[baru]?.focus();
  };
  return (
    <section className="sn-card" aria-labelledby={`${id}-judul`}>
      <div className={gayaRencana.panelKepala}>
        <h2 id={`${id}-judul`}>Isi rencana {berkas.tahun}</h2>
      </div>
      <div className={gayaRencana.tab} role="tablist" aria-label="Bagian rencana" onKeyDown={geser}>
        {semua.map((t) => (
          <button
            key={t}
            ref={(el) => {
              tombol.current[t] = el;
            }}
            type="button"
            role="tab"
            id={`${id}-${t}`}
            aria-selected={t === tab}
            aria-controls={`${id}-isi`}
            tabIndex={t === tab ? 0 : -1}
            onClick={() => setTab(t)}
          >
            {NAMA_TAB[t]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-isi`} aria-labelledby={`${id}-${tab}`}>
        <IsiTab key={tab} berkas={berkas} tab={tab} onCatat={onCatat} />
      </div>
    </section>
  );
}

function IsiTab({ berkas, tab, onCatat }: Props & { tab: TabBaris }) {
  const data = useData();
  const [halaman, setHalaman] = useState(1);
  const [terbuka, setTerbuka] = useState<string | null>(null);
  const daftar = useQuery({
    queryKey: ['rencana-baris', berkas.idNk, berkas.versi, tab, halaman],
    queryFn: ({ signal }) => data.barisRencana(tab, berkas.noAju, halaman, { signal }),
  });
  const baris = daftar.data?.data ?? [];
  const total = daftar.data?.meta.total ?? baris.length;
  if (daftar.isPending)
    return (
      <p className={gayaRencana.pesan} role="status">
        Mohon tunggu...
      </p>
    );
  if (daftar.isError)
    return <p className={`${gayaRencana.pesan} sn-err`}>Bagian ini belum dapat dimuat. Muat ulang halaman.</p>;
  if (baris.length === 0) return <p className={`${gayaRencana.pesan} sn-soft`}>Tidak ada baris pada bagian ini.</p>;
  return (
    <>
      <div className="kp-gulir" role="region" aria-label={`Tabel ${NAMA_TAB[tab].toLowerCase()}`} tabIndex={0}>
        <table className={`sn-table ${gayaKeputusanBaris.baris}`}>
          <thead>
            <tr>
              <th scope="col">{NAMA_TAB[tab]}</th>
              <th scope="col" className="sn-num">
                Jumlah
              </th>
              <th scope="col" className="sn-num">
                Rencana {berkas.tahun}
              </th>
              <th scope="col" className="sn-num">
                Realisasi {berkas.tahun - 1}
              </th>
              <th scope="col" className="sn-num">
                Realisasi {berkas.tahun}
              </th>
            </tr>
          </thead>
          <tbody>
            {baris.map((b) => (
              <BarisPlan
                key={b.id}
                berkas={berkas}
                tab={tab}
                baris={b}
                terbuka={terbuka === b.id}
                onBuka={() => setTerbuka(terbuka === b.id ? null : b.id)}
                onCatat={onCatat}
              />
            ))}
          </tbody>
        </table>
      </div>
      {total > BARIS_RENCANA && (
        <div className={gayaKeputusanBaris.nomor}>
          <Penomoran page={halaman} perPage={BARIS_RENCANA} total={total} onPindah={setHalaman} />
        </div>
      )}
    </>
  );
}
