import { jamKini } from '@sinas/api-client/jam';
import { hariTanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Icon } from '@sinas/ui/marks/Icon';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useKini } from '@sinas/ui/useKini';
import { useEffect, useRef } from 'react';
import { judulBerkas } from '../../../components/berkas/judul';
import { useFormulir } from '../kerja/useFormulir';
import { StatusSimpan } from './StatusSimpan';
import { kurangLangkah } from './tempat';
import gayaRangka from '../rangka.module.css';
import gayaLayar from '../layar.module.css';

const HARI_MS = 86_400_000;

/** Days until a closing time, today = 0; whole days as people in Jakarta count them. */
function sisaHari(tutup: string, kini: Date): number {
  return Math.round((Date.parse(tanggalIso(tutup)) - Date.parse(tanggalIso(kini))) / HARI_MS);
}
function Tutup({ kata, tutup }: { kata: string; tutup: string }) {
  const kini = useKini(jamKini);
  const sisa = sisaHari(tutup, kini);
  const lagi = kini > new Date(tutup) ? 'sudah lewat' : sisa === 0 ? 'hari ini' : `${sisa} hari lagi`;
  return (
    <span>
      <b>
        {kata} {hariTanggal(tutup)}
      </b>
      , {lagi}
    </span>
  );
}

/** What this is, who else is here, how long it may be changed, whether it is saved; and the steps. */
export function KepalaFormulir({ langkah, onLangkah }: { langkah: KodeLangkah; onLangkah: (k: KodeLangkah) => void }) {
  const { keadaan, lengkap } = useFormulir();
  const { detail } = keadaan;
  // What was returned has a limit of its own; the schedule closes what is written anew.
  const perbaikan = dalam('dikembalikan', detail.kd_status_pengajuan) ? detail.perbaikan?.tenggat : null;
  const tutup = perbaikan ?? detail.formulir.tutup_ubah;
  const langkahKini = useRef<HTMLButtonElement>(null);
  // On a phone the steps scroll sideways by themselves; the one we are in stays in view.
  useEffect(() => {
    // Braces: in new browsers scrolling answers a promise, and an effect may only answer its clean-up.
    void langkahKini.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [langkah]);
  return (
    <header className={gayaRangka.kepala}>
      <div>
        <h1>{judulBerkas(detail)}</h1>
        <span className={`sn-aju ${gayaRangka.aju}`}>{tampilNoAju(detail.noAju)}</span>
      </div>
      <StatusBadge kode={detail.kd_status_pengajuan} ur_status={detail.ur_status} />
      <div className={gayaRangka.langsung}>
        {detail.penyunting_lain && (
          <span>
            {detail.penyunting_lain}
            {detail.penyunting_lain.includes(' sedang ') ? '' : ' sedang menyunting'}
          </span>
        )}
        {tutup && <Tutup kata={perbaikan ? 'Perbaikan sampai' : 'Tutup'} tutup={tutup} />}
        <StatusSimpan />
      </div>
      <nav className={gayaRangka.langkah} aria-label="Langkah">
        {detail.formulir.langkah.map(({ kode, nama }, i) => {
          const kurang = kurangLangkah(kode, lengkap.masalah);
          const selesai = lengkap.langkah.find((l) => l.kode === kode)?.keadaan === 2;
          return (
            <button
              key={kode}
              ref={langkah === kode ? langkahKini : undefined}
              type="button"
              aria-current={langkah === kode ? 'step' : undefined}
              data-selesai={selesai || undefined}
              onClick={() => onLangkah(kode)}
            >
              <span className={gayaRangka.n} aria-hidden>
                {selesai ? <Icon name="check" /> : i + 1}
              </span>
              <span className={gayaLayar.nama}>{nama}</span>
              {selesai && <span className="sn-sr">, lengkap</span>}
              {kurang && (
                <small>
                  <span className="sn-sr">, kurang </span>
                  {kurang}
                </small>
              )}
            </button>
          );
        })}
      </nav>
    </header>
  );
}
