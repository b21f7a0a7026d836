import type { Skema } from '@sinas/api-client';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Icon } from '@sinas/ui/marks/Icon';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useFormulir } from '../kerja/useFormulir';
import gaya from './dasar.module.css';

type Hasil = Skema<'HasilAndaiMintaDto'>;
type Pos = Hasil['pos'][number];

/** What the company holds and may ask for beside what is saved of the file so far; nothing where neither is known. */
export function AndaiMinta() {
  const { keadaan } = useFormulir();
  const { idNk, kd_status_pengajuan, formulir } = keadaan.detail;
  const { data } = useQuery({
    queryKey: ['andai-minta', idNk, keadaan.versi],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/andai-minta/{id_nk}', { path: { id_nk: idNk }, signal }),
    enabled: dalam('dapatUbah', kd_status_pengajuan) && !formulir.closedForm,
    placeholderData: keepPreviousData,
  });
  const pos = data?.pos.filter((p) => p.paling_banyak !== null || p.dipegang.jml !== '0') ?? [];
  if (!data || pos.length === 0) return null;
  return (
    <section className={`sn-card sn-pad ${gaya.andai}`} aria-labelledby="fm-andai">
      <h2 id="fm-andai">Bila diberi sebanyak yang diajukan</h2>
      {data.sebab && (
        <p className="sn-note" data-grup="buruk" role="status">
          <Icon name="alert" />
          <span>{data.sebab}</span>
        </p>
      )}
      <ul>
        {pos.map((p) => (
          <li key={p.kunci}>
            <h3>{p.uraian}</h3>
            <Tanda pos={p} />
            <Angka pos={p} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tanda({ pos: { sisa, lebih } }: { pos: Pos }) {
  if (lebih)
    return (
      <Badge grup="buruk" bentuk="oktagon">
        {`Lebih ${lebih.sebut}`}
      </Badge>
    );
  return sisa ? (
    <Badge grup="baik" bentuk="centang">
      Cukup
    </Badge>
  ) : null;
}

function Angka({ pos: { diminta, dipegang, paling_banyak, sisa } }: { pos: Pos }) {
  const baris = [
    ['Diajukan di berkas ini', diminta],
    ['Paling banyak', paling_banyak],
    ['Sisa sesudahnya', sisa],
    ['Sisa izin Anda sekarang', dipegang.jml === '0' ? null : dipegang],
  ] as const;
  return (
    <dl>
      {baris.map(
        ([nama, jumlah]) =>
          jumlah && (
            <div key={nama}>
              <dt>{nama}</dt>
              <dd className="sn-num">{jumlah.sebut}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
