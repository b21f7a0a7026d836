import { DaftarInformasi } from '@sinas/ui/berkas/DaftarInformasi';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../../../lib/useData';
import type { Detail } from '../../../../providers/wire';
import { DialogMintaInformasi } from '../dialog/DialogMintaInformasi';
import { DialogTutupInformasi } from '../dialog/DialogTutupInformasi';
import gaya from '../keputusan.module.css';

/** What the desk has asked of the company (T37), and the way to ask while the file lies there. */
export function InformasiKonsol({ berkas, onMuat }: { berkas: Detail; onMuat: () => void }) {
  const data = useData();
  const [minta, setMinta] = useState(false);
  const [tutup, setTutup] = useState<string | null>(null);
  const boleh = berkas.aksi_tersedia.some((a) => a.aksi === 'minta_informasi' && a.boleh);
  const riwayat = useQuery({
    queryKey: ['riwayat', berkas.idNk],
    queryFn: ({ signal }) => data.riwayat(berkas.idNk, { signal }),
  });
  const pernah = (riwayat.data ?? []).some((r) => r.peristiwa === 'minta_informasi');
  const tanya = useQuery({
    queryKey: ['informasi', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.informasi(berkas.idNk, { signal }),
    enabled: pernah || minta || berkas.informasi_tenggat !== null,
  });
  const isi = tanya.data;
  const selesai = () => {
    setMinta(false);
    setTutup(null);
    void tanya.refetch();
    onMuat();
  };
  if (!boleh && !isi?.permintaan.length) return null;
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="j-informasi">
      <h2 id="j-informasi">Permintaan informasi</h2>
      {isi?.permintaan.length ? (
        <DaftarInformasi
          permintaan={isi.permintaan}
          tindakan={(p) =>
            p.boleh_tutup && (
              <div>
                <Button variant="outlined" onClick={() => setTutup(p.id)}>
                  Tutup permintaan
                </Button>
              </div>
            )
          }
        />
      ) : (
        <p className="sn-sub">Tanyakan satu hal tanpa mengembalikan berkas. Jam layanan berhenti sampai dijawab.</p>
      )}
      {isi?.halangan && <p className="sn-sub">{isi.halangan}.</p>}
      {boleh && !isi?.halangan && (
        <div className={gaya.tindak}>
          <Button variant="outlined" onClick={() => setMinta(true)}>
            Minta informasi
          </Button>
        </div>
      )}
      {minta && isi && <DialogMintaInformasi isi={isi} onTutup={() => setMinta(false)} onSelesai={selesai} />}
      {tutup && <DialogTutupInformasi id={tutup} onTutup={() => setTutup(null)} onSelesai={selesai} />}
    </section>
  );
}
