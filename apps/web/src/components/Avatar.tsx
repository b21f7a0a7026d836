import gaya from './avatar.module.css';

/** 'RW' for Ratna Wulandari. */
const inisial = (nama: string): string =>
  nama
    .split(/\s+/)
    .filter((kata) => /^\p{L}/u.test(kata))
    .slice(0, 2)
    .map((kata) => kata.charAt(0).toUpperCase())
    .join('');

/** Photo of a person, or the initials. The name always stands beside it, so that it says nothing by itself. */
export function Avatar({ nama, foto, besar = false }: { nama: string; foto?: string | null; besar?: boolean }) {
  const kelas = besar ? `${gaya.avatar} ${gaya.besar}` : gaya.avatar;
  return foto ? (
    <img className={kelas} src={foto} alt="" />
  ) : (
    <span className={kelas} aria-hidden>
      {inisial(nama)}
    </span>
  );
}
