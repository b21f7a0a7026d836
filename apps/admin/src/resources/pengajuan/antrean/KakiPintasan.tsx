import { Tombol } from '../../../components/Tombol';
import { useBukaPintasan } from '../../../layout/DaftarPintasan';
import gaya from './antrean.module.css';

const UTAMA: { tombol: string[]; arti: string; perlu?: 'pilih' | 'ambil' }[] = [
  { tombol: ['J', 'K'], arti: 'turun, naik' },
  { tombol: ['X'], arti: 'pilih', perlu: 'pilih' },
  { tombol: ['A'], arti: 'ambil', perlu: 'ambil' },
  { tombol: ['L'], arti: 'lepas', perlu: 'ambil' },
  { tombol: ['Enter'], arti: 'buka' },
];

/** The keys that are used most, below the list; `?` lists all. */
export function KakiPintasan({ bolehPilih, bolehAmbil }: { bolehPilih: boolean; bolehAmbil: boolean }) {
  const boleh = { pilih: bolehPilih, ambil: bolehAmbil };
  const buka = useBukaPintasan();
  return (
    <span className={gaya.kakiTombol}>
      {UTAMA.filter((p) => !p.perlu || boleh[p.perlu]).map((p) => (
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
