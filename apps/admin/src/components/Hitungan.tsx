import { angka } from '@sinas/domain/format/angka';

interface Props {
  /** Null: nobody counts here. Until it is known its place is kept, so that nothing moves when it comes. */
  banyak: number | null | undefined;
  /** What is counted, for those who hear it alone: 'berkas'. */
  apa: string;
  hangat?: boolean;
}
/** How many a view of a list holds, beside its name. */
export function Hitungan({ banyak, apa, hangat = false }: Props) {
  if (banyak === null) return null;
  return (
    <span className="kn-n" data-hangat={hangat && Boolean(banyak)}>
      {banyak !== undefined && (
        <>
          {angka(banyak)} <span className="sn-sr">{apa}</span>
        </>
      )}
    </span>
  );
}
