import type { Skema } from '@sinas/api-client';
import { angka, persen } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import gaya from '../realisasi.module.css';

/** How much of what was issued has come in: a bar and the same in words. */
export function Serapan({ jumlah }: { jumlah: Skema<'JumlahRealisasiDto'> }) {
  const { satuan, ur_satuan, ditetapkan, terealisasi, sisa } = jumlah;
  const bagian = persen(terealisasi, ditetapkan) ?? 0;
  return (
    <div className={gaya.serapan}>
      <div className={gaya.batang} aria-hidden>
        <i style={{ inlineSize: `${bagian}%` }} />
      </div>
      <span>
        <b>{angka(terealisasi)}</b> dari {kuantitas(ditetapkan, satuan, ur_satuan)}, sisa {angka(sisa)}
      </span>
    </div>
  );
}
