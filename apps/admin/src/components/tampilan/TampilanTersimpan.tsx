import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { alamatTampilan } from '../../layout/antrean';
import { useData } from '../../lib/useData';
import { DialogTampilan } from './DialogTampilan';
import { kunciTampilan, type ListKini } from './list-kini';
import gaya from './tampilan.module.css';

const sama = (a: ListKini, b: Omit<ListKini, 'daftar'>): boolean => {
  const teks = (s: Record<string, string>) => JSON.stringify(Object.entries(s).sort());
  return a.urut === b.urut && a.arah === b.arah && teks(a.saring) === teks(b.saring);
};

/** Views of a list that its reader or his ministry keeps, each a way to it, and the way to keep what is seen now. */
export function TampilanTersimpan({ kini }: { kini: ListKini }) {
  const data = useData();
  const [buka, setBuka] = useState(false);
  const { data: tersimpan = [] } = useQuery({
    queryKey: kunciTampilan(kini.daftar),
    queryFn: ({ signal }) => data.tampilan(kini.daftar, { signal }),
    staleTime: 60_000,
  });
  return (
    <nav className={gaya.simpanan} aria-label="Tampilan tersimpan">
      {tersimpan.map((t) => (
        <Link
          key={t.id}
          to={alamatTampilan(kini.daftar, t)}
          aria-current={sama(kini, t) ? 'page' : undefined}
          title={t.pemilik ? `Dibagikan ${t.pemilik}` : undefined}
        >
          {t.nama}
        </Link>
      ))}
      <button type="button" className="sn-linkbtn" aria-haspopup="dialog" onClick={() => setBuka(true)}>
        {tersimpan.length > 0 ? 'Simpan atau kelola tampilan' : 'Simpan tampilan ini'}
      </button>
      {buka && <DialogTampilan kini={kini} tersimpan={tersimpan} onTutup={() => setBuka(false)} />}
    </nav>
  );
}
