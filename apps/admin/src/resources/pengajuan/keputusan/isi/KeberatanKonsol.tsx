import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { DaftarKeberatan } from '@sinas/ui/berkas/DaftarKeberatan';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../../../lib/useData';
import type { Detail } from '../../../../providers/wire';
import { DialogJawabKeberatan } from '../dialog/DialogJawabKeberatan';
import gaya from '../keputusan.module.css';

/** What the company objects to (T35), and the answer that the ministry owes. */
export function KeberatanKonsol({ berkas, onMuat }: { berkas: Detail; onMuat: () => void }) {
  const data = useData();
  const [jawab, setJawab] = useState(false);
  const tanya = useQuery({
    queryKey: ['keberatan', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.keberatan(berkas.idNk, { signal }),
    enabled: dalam('diputus', berkas.kd_status_pengajuan),
  });
  const k = tanya.data;
  const terbuka = k?.keberatan.find((x) => x.status === 'DIAJUKAN');
  if (!k || k.keberatan.length === 0) return null;
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="j-keberatan">
      <h2 id="j-keberatan">Keberatan</h2>
      <DaftarKeberatan keberatan={k.keberatan} />
      {k.halangan && <p className="sn-sub">{k.halangan}</p>}
      {k.boleh_jawab && terbuka && (
        <div>
          <Button variant="contained" onClick={() => setJawab(true)}>
            Jawab keberatan
          </Button>
        </div>
      )}
      {jawab && terbuka && (
        <DialogJawabKeberatan
          id={terbuka.id}
          versi={k.versi}
          dokumen={terbuka.dokumen}
          onTutup={() => setJawab(false)}
          onSelesai={() => {
            setJawab(false);
            void tanya.refetch();
            onMuat();
          }}
        />
      )}
    </section>
  );
}
