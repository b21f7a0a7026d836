import './isian-sandi.css';
import { MAKS_SANDI, MIN_SANDI, sandiLemah } from '@sinas/domain/akses/akun';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Shape } from '@sinas/ui/Shape';

type Tentang = readonly (string | null | undefined)[];

/** The sentence for a password that the server would refuse; null when it is good. */
export function periksaSandi(sandi: string, tentang: Tentang): string | null {
  const sebab = sandiLemah(sandi, tentang);
  return sebab && pesan(`akun.sandi_${sebab}`, { n: sebab === 'pendek' ? MIN_SANDI : MAKS_SANDI });
}

/** The rules, ticked off while a password is typed. The server judges by the same function. */
export function SyaratSandi({ sandi, tentang }: { sandi: string; tentang: Tentang }) {
  const sebab = sandiLemah(sandi, tentang);
  const cukup = sebab !== 'pendek' && sebab !== 'panjang';
  const syarat = [
    { teks: `Paling sedikit ${MIN_SANDI} huruf`, jadi: cukup },
    { teks: 'Tidak mudah ditebak, misalnya beberapa kata yang tidak berhubungan', jadi: cukup && sebab !== 'lazim' },
    { teks: 'Tidak memuat nama Anda', jadi: cukup && sebab === null },
  ];
  return (
    <ul className="is-syarat" aria-label="Syarat kata sandi">
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
