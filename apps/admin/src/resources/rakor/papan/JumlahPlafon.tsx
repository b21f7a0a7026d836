import { angka, banding, kurangi, persen } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { lewatPlafon } from '@sinas/domain/rakor/baris';
import { BatangPlafon } from '../../../components/neraca/BatangPlafon';
import type { Ringkas } from './toko';
import gaya from '../rakor-papan.module.css';

/** The sum against the ceiling; it stays in view while rows scroll. */
export function JumlahPlafon({ garis, jumlah }: Pick<Ringkas, 'garis' | 'jumlah'>) {
  const { satuan, satuan_lazim, plafon } = garis;
  const lazim = (jml: string): string => angka(keLazim(jml, satuan, satuan_lazim));
  const lewat = lewatPlafon(jumlah);
  const sisa = jumlah.sisa_plafon ?? '0';
  const bagian = plafon === null ? null : persen(jumlah.penetapan, plafon);
  return (
    <div className={gaya.plafon} data-lewat={lewat}>
      <div>
        <small>Jumlah penetapan</small>
        <b>{lazim(jumlah.penetapan)}</b>
        {banding(jumlah.belum_dialokasikan, '0') > 0 && (
          <small>termasuk {lazim(jumlah.belum_dialokasikan)} belum dialokasikan</small>
        )}
      </div>
      <BatangPlafon
        jumlah={jumlah.penetapan}
        plafon={plafon}
        label={
          plafon === null
            ? 'Belum ada plafon'
            : `${bagian === null ? lazim(jumlah.penetapan) : `${angka(bagian)} persen`} dari plafon ${lazim(plafon)} ${satuanPendek(satuan_lazim)}`
        }
      />
      <div role="status">
        {plafon === null ? (
          <>
            <small>Plafon rapat ini</small>
            <b>belum ada</b>
          </>
        ) : (
          <>
            <small>
              {lewat ? 'Di atas' : 'Di bawah'} plafon {lazim(plafon)}
            </small>
            <b>{lazim(lewat ? kurangi('0', sisa) : sisa)}</b>
          </>
        )}
      </div>
    </div>
  );
}
