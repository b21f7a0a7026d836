import { Shape } from '@sinas/ui/marks/Shape';
import type { HasilPeriksa } from '../data';
import gaya from '../perusahaan.module.css';

/** Where each thing that is missing is put right. */
const PERBAIKAN: Record<HasilPeriksa['kode'], string> = {
  NIB: 'Aktifkan NIB di oss.go.id.',
  KSWP: 'Selesaikan kewajiban di kantor pajak Anda, lalu periksa lagi.',
  NPWP: 'Lengkapi NPWP pada data usaha di oss.go.id.',
  API: 'Ajukan Angka Pengenal Importir bersama NIB di oss.go.id.',
  KBLI: 'Tambahkan kegiatan usaha (KBLI) di oss.go.id.',
  PROYEK: 'Lengkapi data proyek di oss.go.id.',
};

/** What a company must fulfil before it files, each by itself, with the way to put it right. */
export function Siap({ hasil }: { hasil: readonly HasilPeriksa[] }) {
  const kurang = hasil.filter((h) => !h.lulus).length;
  return (
    <>
      <p className={gaya.siap} role="status">
        {kurang === 0
          ? 'Semua syarat terpenuhi. Perusahaan Anda dapat mengajukan.'
          : `${kurang} syarat belum terpenuhi.`}
      </p>
      <ul className={gaya.syarat}>
        {hasil.map(({ kode, uraian, lulus }) => (
          <li key={kode} data-grup={lulus ? 'baik' : 'buruk'}>
            <Shape name={lulus ? 'centang' : 'oktagon'} />
            <span>
              {uraian}
              <span className="sn-sr">: {lulus ? 'terpenuhi' : 'belum terpenuhi'}</span>
              {!lulus && <small>{PERBAIKAN[kode]}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
