import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import type { TabRencana } from '@sinas/domain/layanan/rkt/tab';
import { dapatUbah } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { jenisAkar, jenisAnak } from '../tab/susun';
import { BukuRencana } from './BukuRencana';
import gaya from './rkt-excel.module.css';

/** Workbooks of the kinds of row that a tab has, each by itself. */
export function BukuTab({ tab }: { tab: TabRencana }) {
  const { keadaan, penyimpan } = useRencana();
  const { detail } = keadaan.berkas;
  const jenis = jenisAkar(tab)
    .flatMap((j) => [j, ...jenisAnak(j)])
    .filter((j) => j !== 'barang_impor' || keadaan.kepala.trader_type !== 'LOKAL');
  return (
    <details className={`sn-card ${gaya.tab}`}>
      <summary>Excel untuk tab ini</summary>
      {jenis.map((j) => {
        const nama = JENIS_RKT.get(j)?.nama ?? j;
        return (
          <div key={j} className={gaya.jenis}>
            <b>{nama}</b>
            <BukuRencana
              noAju={detail.noAju}
              jenis={j}
              nama={nama}
              dapatUbah={dapatUbah(detail)}
              onDiambil={() => void penyimpan.muat()}
            />
          </div>
        );
      })}
    </details>
  );
}
