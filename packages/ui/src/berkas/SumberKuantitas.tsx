import './sumber.css';

interface Cadangan {
  kunci: string;
  /** exact decimal text */
  jml: string;
  sebut: string;
}
export interface BebasSumber extends Cadangan {
  uraian: string;
  ditetapkan: string;
  sebut_ditetapkan: string;
  sebut_diambil: string;
}

/** Of a plan or case that is drawn from: what it was given, what was asked for of it or issued already, what is free. */
export function SumberKuantitas({
  bebas,
  dicadangkan = [],
}: {
  bebas: readonly BebasSumber[];
  dicadangkan?: readonly Cadangan[];
}) {
  return (
    <ul className="sn-sumber">
      {bebas.map((b) => {
        const milik = dicadangkan.find((d) => d.kunci === b.kunci);
        return (
          <li key={b.kunci}>
            {bebas.length > 1 && <b>{b.uraian}</b>}
            <Batang bebas={b} milik={milik} />
            <span>
              {b.sebut_ditetapkan} ditetapkan − {b.sebut_diambil} sudah diajukan atau menjadi izin ={' '}
              <b>{b.sebut} bebas</b>
            </span>
            {milik && <span>Di antaranya {milik.sebut} dicadangkan untuk berkas ini</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Lengths only; the sums stand beneath in words. */
function Batang({ bebas: b, milik }: { bebas: BebasSumber; milik: Cadangan | undefined }) {
  const [semua, ada, sendiri] = [Number(b.ditetapkan), Number(b.jml), Number(milik?.jml ?? 0)];
  const bagian = [
    { kode: 'diambil', n: semua - ada - sendiri },
    { kode: 'sendiri', n: sendiri },
    { kode: 'bebas', n: ada },
  ].filter((x) => x.n > 0);
  return (
    <span
      className="sn-sumber-batang"
      role="img"
      aria-label={`${b.sebut_diambil} sudah diajukan atau menjadi izin, ${b.sebut} bebas`}
    >
      {bagian.map((x) => (
        <i key={x.kode} data-bagian={x.kode} style={{ flexGrow: x.n }} />
      ))}
    </span>
  );
}
