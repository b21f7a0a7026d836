import { inisial } from '../../lib/kata';
import gaya from './akun.module.css';

/** Photo of a person, or the initials. The name always stands beside it, so that it says nothing by itself. */
export function Avatar({ nama, foto }: { nama: string; foto: string | null }) {
  return foto ? (
    <img className={gaya.avatar} src={foto} alt="" />
  ) : (
    <span className={gaya.avatar} aria-hidden>
      {inisial(nama)}
    </span>
  );
}
