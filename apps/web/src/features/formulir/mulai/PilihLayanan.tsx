import { BANTUAN_LAYANAN } from '@sinas/domain/bantuan/layanan';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { adaBuka, tutupKalimat, type LayananWire } from './layanan-buka';
import gaya from '../mulai.module.css';

interface Props {
  /** Every year of every service. */
  semua: readonly LayananWire[];
  /** Something that was determined can be drawn through it. */
  tertarik: (kdRekom: string) => boolean;
  nilai: string | null;
  onPilih: (kdRekom: string) => void;
}
/** Services by what one wants; their names and abbreviations stand below. */
export function PilihLayanan({ semua, tertarik, nilai, onPilih }: Props) {
  const unik = [...new Map(semua.map((l) => [l.kd_rekom, l])).values()];
  return (
    <fieldset className={gaya.pilihLayanan}>
      <legend>
        <h2>Layanan</h2>
      </legend>
      <div>
        {unik.map((l) => {
          const buka = semua.find((x) => x.kd_rekom === l.kd_rekom && adaBuka(x));
          const terbuka = buka !== undefined || tertarik(l.kd_rekom);
          const mau = BANTUAN_LAYANAN[l.kd_rekom as KdRekom]?.mau;
          return (
            <label key={l.kd_rekom} className="sn-card" data-mati={!terbuka || undefined}>
              <input
                type="radio"
                name="layanan"
                disabled={!terbuka}
                checked={nilai === l.kd_rekom}
                onChange={() => onPilih(l.kd_rekom)}
              />
              <span>
                <b>{mau ?? l.nama}</b>
                <small>
                  {mau ? `${l.nama} (${l.jnsLayanan})` : l.jnsLayanan}
                  {l.ur_ga && `, ${l.ur_ga}`}
                  {l.sla_hari !== null && `, ${l.sla_hari} hari kerja`}
                </small>
                <small>{tutupKalimat(buka ?? l)}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
