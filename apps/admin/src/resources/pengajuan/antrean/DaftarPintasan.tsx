import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { usePintasanMenyala } from '../../../lib/pintasan';

interface Pintasan {
  tombol: string[];
  arti: string;
  /** Only for those who may claim. */
  ambil?: boolean;
}
export const PINTASAN_KAKI: Pintasan[] = [
  { tombol: ['J', 'K'], arti: 'turun, naik' },
  { tombol: ['X'], arti: 'pilih', ambil: true },
  { tombol: ['A'], arti: 'ambil', ambil: true },
  { tombol: ['L'], arti: 'lepas', ambil: true },
  { tombol: ['Enter'], arti: 'buka' },
];
const SEMUA: { judul: string; isi: Pintasan[] }[] = [
  {
    judul: 'Antrean',
    isi: [...PINTASAN_KAKI, { tombol: ['/'], arti: 'cari' }, { tombol: ['?'], arti: 'daftar pintasan ini' }],
  },
  {
    judul: 'Berkas',
    isi: [
      { tombol: ['K'], arti: 'kembalikan ke pemohon' },
      { tombol: ['T'], arti: 'tolak' },
      { tombol: ['Enter'], arti: 'periksa sebelum meneruskan atau memutus' },
    ],
  },
];

export function Tombol({ children }: { children: string }) {
  return <kbd className="kn-kbd">{children}</kbd>;
}

/** Every key there is, and the switch that turns the single letters off. */
export function DaftarPintasan({
  open,
  onClose,
  bolehAmbil,
}: {
  open: boolean;
  onClose: () => void;
  bolehAmbil: boolean;
}) {
  const [nyala, atur] = usePintasanMenyala();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="j-pintasan">
      <DialogTitle id="j-pintasan">Pintasan papan ketik</DialogTitle>
      <DialogContent>
        {SEMUA.map(({ judul, isi }) => (
          <section key={judul} className="kn-pintasan">
            <h3>{judul}</h3>
            <dl>
              {isi
                .filter((p) => bolehAmbil || !p.ambil)
                .map((p) => (
                  <div key={p.arti}>
                    <dt>
                      {p.tombol.map((t) => (
                        <Tombol key={t}>{t}</Tombol>
                      ))}
                    </dt>
                    <dd>{p.arti}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <label className="kn-pintasan-saklar">
          <input type="checkbox" className="kn-centang" checked={nyala} onChange={(e) => atur(e.target.checked)} />
          Pintasan satu huruf menyala
        </label>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
