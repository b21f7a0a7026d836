import { MIN_SANDI, sandiLemah } from '@sinas/domain/akses/akun';
import type { TentangOrang } from '@sinas/ui/akun/periksa-sandi';
import { Shape } from '@sinas/ui/marks/Shape';
import gaya from './isian-sandi.module.css';

/** The rules, ticked off while a password is typed. The server judges by the same function. */
export function SyaratSandi({ sandi, tentang }: { sandi: string; tentang: TentangOrang }) {
  const sebab = sandiLemah(sandi, tentang);
  const cukup = sebab !== 'pendek' && sebab !== 'panjang';
  const syarat = [
    { teks: `Paling sedikit ${MIN_SANDI} karakter`, jadi: cukup },
    { teks: 'Tidak mudah ditebak, misalnya beberapa kata yang tidak berhubungan', jadi: cukup && sebab !== 'lazim' },
    { teks: 'Tidak memuat nama Anda', jadi: cukup && sebab === null },
  ];
  return (
    <ul className={gaya.syarat} aria-label="Syarat kata sandi">
      {syarat.map(({ teks, jadi }) => (
        <li key={teks} data-jadi={jadi}>
          <Shape name={jadi ? 'centang' : 'cincin-putus'} />
          <span>
            {teks}
            <span className="sn-sr">{jadi ? ', terpenuhi' : ', belum'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
