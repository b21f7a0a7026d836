import { Tombol } from '../../../components/Tombol';
import { useBukaPintasan } from '../../../layout/DaftarPintasan';

const UTAMA: { tombol: string[]; arti: string; ambil?: boolean }[] = [
  { tombol: ['J', 'K'], arti: 'turun, naik' },
  { tombol: ['X'], arti: 'pilih', ambil: true },
  { tombol: ['A'], arti: 'ambil', ambil: true },
  { tombol: ['L'], arti: 'lepas', ambil: true },
  { tombol: ['Enter'], arti: 'buka' },
];

/** The keys that are used most, below the list; `?` lists all. */
export function KakiPintasan({ bolehAmbil }: { bolehAmbil: boolean }) {
  const buka = useBukaPintasan();
  return (
    <span className="kn-kaki-tombol">
      {UTAMA.filter((p) => bolehAmbil || !p.ambil).map((p) => (
        <span key={p.arti}>
          {p.tombol.map((t) => (
            <Tombol key={t}>{t}</Tombol>
          ))}
          {p.arti}
        </span>
      ))}
      <button type="button" className="sn-linkbtn" onClick={buka}>
        <Tombol>?</Tombol>semua pintasan
      </button>
    </span>
  );
}
