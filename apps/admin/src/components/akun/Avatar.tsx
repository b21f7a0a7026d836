import { inisial } from '../../lib/kata';

/** Photo of a person, or the initials. The name always stands beside it, so that it says nothing by itself. */
export function Avatar({ nama, foto }: { nama: string; foto: string | null }) {
  return foto ? (
    <img className="kn-avatar" src={foto} alt="" />
  ) : (
    <span className="kn-avatar" aria-hidden>
      {inisial(nama)}
    </span>
  );
}
