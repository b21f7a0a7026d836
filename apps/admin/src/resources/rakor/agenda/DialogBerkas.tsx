import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Muat } from '../../../components/Muat';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { kalimatGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { AgendaRapat, MasukHasil, RapatRinci } from '../../../providers/rakor/wire';
import { kunciRapat, useTulisRapat } from '../data';
import gaya from '../rakor.module.css';

interface Props {
  rapat: RapatRinci;
  butir: AgendaRapat;
  onTutup: () => void;
}
/** Files that wait are taken onto the agenda, each with its own result (T17). */
export function DialogBerkas({ rapat, butir, onTutup }: Props) {
  const data = useData();
  const id = rapat.id_rakor;
  const [pilih, setPilih] = useState<readonly string[] | null>(null);
  const [hasil, setHasil] = useState<readonly MasukHasil[]>([]);
  const berkas = useQuery({
    queryKey: kunciRapat(id, 'menunggu', butir.kd_komoditas),
    queryFn: ({ signal }) => data.rapatMenunggu(id, butir.kd_komoditas, { signal }),
  });
  const semua = (berkas.data ?? []).map((b) => b.noAju);
  const terpilih = (pilih ?? semua).filter((n) => semua.includes(n));
  const masuk = useTulisRapat(
    id,
    (d, no: string[]) => d.rapatMasuk(id, no),
    (h) => {
      setHasil(h);
      if (h.every((x) => x.berhasil)) onTutup();
    },
  );
  return (
    <RangkaDialog
      judul={`Masukkan berkas ${butir.ur_komoditas}`}
      tombol={`Masukkan ${terpilih.length} berkas`}
      sibuk={masuk.isPending}
      galat={masuk.error ? [kalimatGalat(masuk.error)] : []}
      onKirim={() => {
        if (terpilih.length > 0) masuk.mutate([...terpilih]);
      }}
      onTutup={onTutup}
    >
      <Muat kueri={berkas} apa="Berkas yang menunggu">
        {(rows) => (
          <ul className={gaya.berkas}>
            {rows.map((b) => (
              <li key={b.noAju}>
                <label>
                  <input
                    type="checkbox"
                    className="kn-centang"
                    checked={terpilih.includes(b.noAju)}
                    onChange={(e) =>
                      setPilih(e.target.checked ? [...terpilih, b.noAju] : terpilih.filter((n) => n !== b.noAju))
                    }
                  />{' '}
                  {b.pemilik} <span className="sn-soft">{noAjuPendek(b.noAju)}</span>
                </label>
                {hasil
                  .filter((h) => h.noAju === b.noAju && !h.berhasil)
                  .map((h) => (
                    <p key={h.noAju} className="sn-err" role="alert">
                      {h.pesan}
                    </p>
                  ))}
              </li>
            ))}
          </ul>
        )}
      </Muat>
    </RangkaDialog>
  );
}
