import gaya from './referensi-muatan.module.css';
const LANGKAH = ['Pilih berkas', 'Periksa perubahan', 'Terapkan'] as const;

/** Where a load stands: what is done, what is now, what comes. */
export function Langkah({ kini }: { kini: 0 | 1 | 2 }) {
  return (
    <ol className={gaya.langkah} aria-label="Langkah memuat berkas">
      {LANGKAH.map((nama, i) => (
        <li
          key={nama}
          data-keadaan={i < kini ? 'sudah' : i === kini ? 'kini' : 'nanti'}
          aria-current={i === kini ? 'step' : undefined}
        >
          <span aria-hidden>{i + 1}</span>
          {nama}
        </li>
      ))}
    </ol>
  );
}
