import type { Desimal } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { Icon } from '@sinas/ui/marks/Icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useData } from '../../../../lib/useData';
import { useJeda } from '../../../../lib/kait/useJeda';
import type { AndaiPos, Detail } from '../../../../providers/wire';
import gayaKeputusan from '../keputusan.module.css';
import gayaAndai from './andai.module.css';

interface Props {
  berkas: Detail;
  /** Rows with the quantity typed so far; rows without one stay out. */
  rincian: readonly { id: string; jml: Desimal }[];
  diberi: Desimal;
}

/** What would become of the balances, from the ledger itself, while quantities are typed. */
export function AndaiKonsol({ berkas, rincian, diberi }: Props) {
  const data = useData();
  const minta = useJeda(JSON.stringify(rincian));
  const andai = useQuery({
    queryKey: ['andai', berkas.idNk, berkas.versi, minta],
    queryFn: ({ signal }) => data.andai(berkas.idNk, JSON.parse(minta) as { id: string; jml: Desimal }[], { signal }),
    placeholderData: keepPreviousData,
  }).data;
  if (!andai) return null;
  return (
    <section className={`sn-card ${gayaKeputusan.panel} ${gayaAndai.andai}`} aria-labelledby="j-andai">
      <h2 id="j-andai">Bila berkas ini diberi {kuantitas(diberi, berkas.satuan ?? '')}</h2>
      {andai.sebab && (
        <p className="sn-note sn-tone-danger">
          <Icon name="alert" />
          <span>{andai.sebab}</span>
        </p>
      )}
      {andai.pos.map((pos) => (
        <Pos key={pos.kunci} pos={pos} bernama={andai.pos.length > 1} menarik={berkas.dasar === 'TARIK'} />
      ))}
    </section>
  );
}

function Pos({ pos, bernama, menarik }: { pos: AndaiPos; bernama: boolean; menarik: boolean }) {
  const lama = pos.izin_lama.jml !== '0';
  return (
    <div>
      {bernama && <h3>{pos.uraian}</h3>}
      <dl>
        {menarik && (
          <>
            <dt>Batas dari sumbernya</dt>
            <dd>{pos.batas.sebut}</dd>
          </>
        )}
        {!menarik && pos.tersedia && (
          <>
            <dt>Tersedia secara nasional</dt>
            <dd>{pos.batas.sebut}</dd>
          </>
        )}
        {menarik ? (
          <>
            <dt>Kembali ke sumber</dt>
            <dd>{pos.kembali.sebut}</dd>
            <dt>Bebas sesudahnya</dt>
            <dd>{pos.bebas.sebut}</dd>
          </>
        ) : (
          pos.tersedia && (
            <>
              <dt>Tersedia sesudahnya</dt>
              <dd>{pos.tersedia.sebut}</dd>
            </>
          )
        )}
        {lama && (
          <>
            <dt>Sisa izin lama</dt>
            <dd>{pos.izin_lama.sebut}</dd>
          </>
        )}
        {menarik && (
          <>
            <dt>Izin baru</dt>
            <dd>{pos.izin_baru.sebut}</dd>
          </>
        )}
      </dl>
      {!menarik && !pos.tersedia && <p className="sn-sub">Garis nasionalnya belum disusun.</p>}
      {pos.kurang && (
        <p className="sn-sub">
          {pos.kurang.sebut} lebih dari yang tersedia. Garis nasional harus dinaikkan sebelum jumlah ini dapat
          ditetapkan.
        </p>
      )}
      {pos.menunggu && pos.menunggu.banyak > 0 && <Lain menunggu={pos.menunggu} />}
    </div>
  );
}

/** Who else waits on the same line, and who of them would be left short. */
function Lain({
  menunggu: { banyak, jumlah, tidak_kebagian, tidak_kebagian_lain },
}: {
  menunggu: NonNullable<AndaiPos['menunggu']>;
}) {
  const pendek = tidak_kebagian.length + tidak_kebagian_lain;
  return (
    <>
      <p className="sn-sub">
        {banyak} berkas lain menunggu {jumlah.sebut}
        {pendek === 0
          ? ', dan semuanya masih tercukupi.'
          : `. ${pendek} di antaranya tidak akan mendapat sebanyak yang diminta:`}
      </p>
      {pendek > 0 && (
        <ul>
          {tidak_kebagian.map((b) => (
            <li key={b.no_aju}>
              {b.nama}, {tampilNoAju(b.no_aju)}: {b.diminta.sebut}
            </li>
          ))}
          {tidak_kebagian_lain > 0 && <li>{tidak_kebagian_lain} berkas kementerian lain</li>}
        </ul>
      )}
    </>
  );
}
