interface Props {
  /** Index of the stage the file stands at, from 0. */
  posisi: number;
  jumlah: number;
  /** Name of that stage. */
  nama: string;
  /** The file waits for the company itself. */
  giliranAnda?: boolean;
}

/** One bar per stage, and below it the same in words. */
export function Tracker({ posisi, jumlah, nama, giliranAnda = false }: Props) {
  const kini = Math.min(Math.max(posisi, 0), jumlah - 1);
  const words = `${kini + 1} dari ${jumlah}, ${nama}`;
  const mark = (i: number) => (i < kini ? 'lewat' : i > kini ? 'nanti' : giliranAnda ? 'anda' : 'kini');
  return (
    <div>
      <div className="sn-track" role="img" aria-label={`Tahap ${words}`}>
        {Array.from({ length: jumlah }, (_, i) => (
          <i key={i} data-tahap={mark(i)} />
        ))}
      </div>
      <span className="sn-track-words" aria-hidden>
        {words}
      </span>
    </div>
  );
}
