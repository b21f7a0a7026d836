import { jamKini } from '@sinas/api-client/jam';
import { ALASAN, KODE_ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { angka, banding, kurangi } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { kurangAlasan, sebabAlasan } from '@sinas/domain/rakor/baris';
import { Icon } from '@sinas/ui/marks/Icon';
import { memo, useRef, type KeyboardEvent } from 'react';
import { lembagaPendek } from '../../../lib/kata';
import { useBaris, usePapanRapat } from './konteks';
import { arahTombol, idSel, type KolomSel } from './sel';
import { efektif, type BarisKerja } from './toko';
import gayaRakorBaris from './rakor-baris.module.css';
import gayaRakor from '../rakor.module.css';

/** One row of a company: what it has, asks for and gets, and why. */
export const Baris = memo(function Baris({ id, no }: { id: string; no: number }) {
  const papan = usePapanRapat();
  const k = useBaris(papan.toko, id);
  if (!k) return null;
  const { data } = k;
  const b = efektif(k);
  const tunda = b.tunda || data.berkas_tunda;
  const oleh = papan.toko.penyunting(id, jamKini().getTime());
  const selisih = b.penetapan === null ? null : kurangi(b.penetapan, b.rekomendasi);
  return (
    <>
      <div role="cell" className={gayaRakorBaris.no}>
        {no}
      </div>
      <div role="cell" className={gayaRakorBaris.nama}>
        <b>{data.pemilik}</b>
        <small>
          {data.uraian}, {lembagaPendek(data.ur_ga)}
          {data.satuan !== papan.satuanLazim && `, dalam ${satuanPendek(data.satuan)}`}
        </small>
        {oleh && (
          <small className={gayaRakorBaris.oleh}>
            <Icon name="edit" /> {oleh} sedang mengisi
          </small>
        )}
      </div>
      <Angka label={papan.evaluasi ? 'Terpakai' : 'Realisasi'} nilai={papan.evaluasi ? data.lantai : data.realisasi} />
      <Angka label="Kapasitas" nilai={data.kapasitas} />
      <Angka label={papan.evaluasi ? 'Berlaku' : 'Usulan'} nilai={data.usulan} />
      <div role="cell" className="sn-num" data-label="Rekomendasi">
        {papan.bolehUsul(data.kd_ga) ? (
          <button
            type="button"
            className={gayaRakorBaris.usul}
            aria-label={`Ubah rekomendasi ${data.pemilik} baris ${data.seri}, sekarang ${angka(data.rekomendasi)}`}
            onClick={() => papan.usul(id)}
          >
            {angka(data.rekomendasi)}
          </button>
        ) : (
          angka(data.rekomendasi)
        )}
      </div>
      <div role="cell" className="sn-num" data-label="Penetapan">
        {tunda ? (
          <span className="sn-soft">ditunda</span>
        ) : papan.isi ? (
          <Penetapan k={k} />
        ) : (
          <b>{b.penetapan === null ? 'belum' : angka(b.penetapan)}</b>
        )}
      </div>
      <div role="cell" className={`sn-num ${gayaRakorBaris.selisih}`} data-label="Selisih">
        {tunda || selisih === null ? '-' : angka(selisih)}
      </div>
      <div role="cell" className={gayaRakorBaris.alasan} data-label="Alasan">
        {data.berkas_tunda && !b.tunda ? (
          <span className="sn-soft">ditunda bersama baris lain di berkasnya</span>
        ) : (
          <Alasan k={k} />
        )}
        <Keadaan k={k} id={id} />
      </div>
      <div role="cell" className={gayaRakor.tunda}>
        {papan.isi && (
          <button
            type="button"
            aria-label={`${b.tunda ? 'Batalkan tunda' : 'Tunda'} ${data.pemilik} baris ${data.seri}`}
            title={b.tunda ? 'Batalkan tunda' : 'Tunda'}
            aria-pressed={b.tunda}
            onClick={() => {
              papan.ubah(id, { tunda: !b.tunda });
              papan.simpan(id);
            }}
          >
            <Icon name={b.tunda ? 'refresh' : 'clock'} />
          </button>
        )}
      </div>
    </>
  );
});

const Angka = ({ label, nilai }: { label: string; nilai: string | null }) => (
  <div role="cell" className="sn-num" data-label={label}>
    {angka(nilai)}
  </div>
);

function useSel(id: string, kolom: KolomSel) {
  const papan = usePapanRapat();
  return {
    id: idSel(id, kolom),
    onFocus: () => papan.fokus(id),
    onBlur: () => {
      papan.fokus(null);
      papan.simpan(id);
    },
    onKeyDown: (e: KeyboardEvent<HTMLElement>) => {
      if (e.key === 'Escape' && papan.toko.baris(id)?.ketik) return papan.milikLain(id);
      const arah = arahTombol(e);
      // At the last row there is nowhere to go, and what was typed is stored all the same.
      if (e.key === 'Enter') papan.simpan(id);
      if (!arah) return undefined;
      e.preventDefault();
      return papan.pergi(id, arah, kolom);
    },
  };
}

function Penetapan({ k }: { k: BarisKerja }) {
  const papan = usePapanRapat();
  const { data, ketik } = k;
  const kotak = useRef<HTMLInputElement>(null);
  const sel = useSel(data.id_baris, 'penetapan');
  return (
    <input
      {...sel}
      ref={kotak}
      className={`sn-input ${gayaRakorBaris.beri}`}
      inputMode="decimal"
      autoComplete="off"
      aria-label={`Penetapan ${data.pemilik} baris ${data.seri}`}
      aria-invalid={k.galat !== null || k.bentrok !== null}
      aria-describedby={k.galat !== null || k.bentrok !== null ? `rk-kabar-${data.id_baris}` : undefined}
      value={ketik?.penetapan ?? angka(data.penetapan, '')}
      onFocus={() => {
        sel.onFocus();
        kotak.current?.select();
      }}
      onChange={(e) => papan.ubah(data.id_baris, { penetapan: e.target.value })}
    />
  );
}

/** Why it gets less, more or nothing: of the meeting itself, or the ministry's own where its cut is followed. */
function Alasan({ k }: { k: BarisKerja }) {
  const papan = usePapanRapat();
  const b = efektif(k);
  const { data } = k;
  const sebab = sebabAlasan(b);
  const pilih = useSel(data.id_baris, 'kd_alasan');
  const tulis = useSel(data.id_baris, 'alasan');
  const utang = kurangAlasan(b);
  const kata = (kode: string): string => (kode in ALASAN ? `${kode} ${ALASAN[kode as KdAlasan]}` : '');
  if (sebab === null) {
    const dariKl = banding(b.rekomendasi, b.usulan) < 0 && data.kd_alasan_kl;
    return <span className="sn-soft">{dariKl ? `K/L: ${kata(data.kd_alasan_kl)}` : '-'}</span>;
  }
  if (!papan.isi)
    return (
      <span>
        {[kata(b.kd_alasan), b.alasan].filter(Boolean).join(', ') ||
          (utang ? 'belum ada alasan' : `K/L: ${kata(data.kd_alasan_kl)}`)}
      </span>
    );
  return (
    <>
      {sebab !== 'naik' && (
        <select
          {...pilih}
          className="sn-input"
          aria-label={`Alasan ${data.pemilik} baris ${data.seri}`}
          aria-invalid={utang && b.kd_alasan === ''}
          value={b.kd_alasan}
          onChange={(e) => {
            papan.ubah(data.id_baris, { kd_alasan: e.target.value });
            papan.simpan(data.id_baris);
          }}
        >
          <option value="">{utang ? 'Pilih alasan' : `Ikut K/L: ${kata(data.kd_alasan_kl)}`}</option>
          {KODE_ALASAN.map((kode) => (
            <option key={kode} value={kode}>
              {kata(kode)}
            </option>
          ))}
        </select>
      )}
      {(sebab === 'naik' || b.kd_alasan === 'A99' || b.alasan !== '') && (
        <input
          {...tulis}
          className="sn-input"
          autoComplete="off"
          placeholder="Penjelasan"
          aria-label={`Penjelasan ${data.pemilik} baris ${data.seri}`}
          aria-invalid={utang && b.alasan.trim() === ''}
          value={b.alasan}
          onChange={(e) => papan.ubah(data.id_baris, { alasan: e.target.value })}
        />
      )}
    </>
  );
}

/** What stands in the way of a row: a fault, or somebody who was faster, with both figures to choose from. */
function Keadaan({ k, id }: { k: BarisKerja; id: string }) {
  const papan = usePapanRapat();
  const sebut = (b: { penetapan: string | null; tunda: boolean }): string =>
    b.tunda ? 'ditunda' : b.penetapan === null ? 'belum ditetapkan' : angka(b.penetapan);
  if (k.bentrok !== null)
    return (
      <div className={gayaRakorBaris.bentrok} id={`rk-kabar-${id}`} role="alert">
        <p>
          {k.bentrok}. Sekarang <b>{sebut(k.data)}</b>, ketikan Anda <b>{sebut(efektif(k))}</b>.
        </p>
        <button type="button" className="sn-linkbtn" onClick={() => papan.milikLain(id)}>
          Pakai {sebut(k.data)}
        </button>
        <button type="button" className="sn-linkbtn" onClick={() => papan.milikSaya(id)}>
          Simpan {sebut(efektif(k))}
        </button>
      </div>
    );
  if (k.galat === null) return null;
  return (
    <p className="sn-err" id={`rk-kabar-${id}`} role="alert">
      <Icon name="alert" />
      <span>{k.galat}</span>
    </p>
  );
}
