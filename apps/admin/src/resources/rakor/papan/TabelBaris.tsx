import { angka, kurangi } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import { Baris } from './Baris';
import { KonteksPapan, useRingkas, type Papan } from './konteks';
import { JumlahPlafon } from './JumlahPlafon';
import { idSel, KOLOM_SEL, type KolomSel } from './sel';
import gaya from './rakor-baris.module.css';

const TINGGI = 46;
/** Head and sum that cover the edges of the window. */
const KAKI = 90;
const kepala = (tahun: number, evaluasi: boolean): string[] => [
  ...['No', 'Perusahaan', evaluasi ? '#Terpakai' : `#Realisasi ${tahun - 1}`, '#Kapasitas'],
  ...[evaluasi ? '#Berlaku' : '#Usulan', '#Rekomendasi', '#Penetapan', '#Selisih', 'Alasan'],
];

interface Props {
  papan: Omit<Papan, 'pergi'>;
  tahun: number;
}
/** Rows under one line, virtualised; sum and ceiling above them, totals below. */
export function TabelBaris({ papan, tahun }: Props) {
  const { toko } = papan;
  const ringkas = useRingkas(toko);
  const { urutan } = toko;
  const wadah = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: urutan.length,
    getScrollElement: () => wadah.current,
    estimateSize: () => TINGGI,
    getItemKey: (i) => urutan[i] ?? i,
    overscan: 10,
    scrollPaddingEnd: KAKI,
    initialRect: { width: 960, height: 640 },
  });
  const pergi = useCallback<Papan['pergi']>(
    (id, [baris, kolom], dari) => {
      const i = toko.urutan.indexOf(id);
      const ke = toko.urutan[i + baris];
      if (ke === undefined) return;
      if (kolom !== 0) {
        // The neighbour that is there: a row without a reason has one cell.
        const semua = KOLOM_SEL.filter((k) => document.getElementById(idSel(id, k)));
        document.getElementById(idSel(id, semua[semua.indexOf(dari as KolomSel) + kolom] ?? 'penetapan'))?.focus();
        return;
      }
      virtual.scrollToIndex(i + baris, { align: 'auto' });
      // The row may have to be scrolled into being before it can take the focus.
      requestAnimationFrame(() => {
        const sel =
          document.getElementById(idSel(ke, dari as KolomSel)) ?? document.getElementById(idSel(ke, 'penetapan'));
        sel?.focus({ preventScroll: true });
        if (!sel && baris !== 0) pergi(ke, [baris, 0], dari);
      });
    },
    [toko, virtual],
  );
  const konteks = useMemo<Papan>(() => ({ ...papan, pergi }), [papan, pergi]);
  const { garis, jumlah } = ringkas;
  const lazim = (jml: string): string => angka(keLazim(jml, garis.satuan, garis.satuan_lazim));
  return (
    <KonteksPapan.Provider value={konteks}>
      <section className="sn-card" aria-label="Penetapan per perusahaan">
        <JumlahPlafon garis={garis} jumlah={jumlah} />
        <div className={gaya.gulir} ref={wadah} role="region" aria-label="Baris penetapan" tabIndex={0}>
          <div
            role="table"
            aria-label={`Penetapan ${garis.uraian || garis.ur_komoditas}`}
            aria-rowcount={urutan.length + 2}
            className={gaya.tabel}
          >
            <div role="rowgroup" className={gaya.kepala}>
              <div role="row" aria-rowindex={1} className={gaya.baris}>
                {kepala(tahun, papan.evaluasi).map((k) => (
                  <div role="columnheader" key={k} className={k.startsWith('#') ? 'sn-num' : undefined}>
                    {k.replace('#', '')}
                  </div>
                ))}
                <div role="columnheader">
                  <span className="sn-sr">Tunda</span>
                </div>
              </div>
            </div>
            <div role="rowgroup" className={gaya.badan} style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map((v) => (
                <div
                  key={v.key}
                  ref={virtual.measureElement}
                  data-index={v.index}
                  role="row"
                  aria-rowindex={v.index + 2}
                  className={gaya.baris}
                  style={{ transform: `translateY(${v.start}px)` }}
                >
                  <Baris id={urutan[v.index] ?? ''} no={v.index + 1} />
                </div>
              ))}
            </div>
            <div role="rowgroup" className={gaya.kaki}>
              <div role="row" aria-rowindex={urutan.length + 2} className={gaya.baris}>
                <div role="cell" />
                <div role="cell" className={gaya.jmlNama}>
                  Jumlah {angka(urutan.length)} baris, {satuanPendek(garis.satuan_lazim)}
                </div>
                <div role="cell" />
                <div role="cell" />
                <div role="cell" className="sn-num" data-label={papan.evaluasi ? 'Berlaku' : 'Usulan'}>
                  {lazim(jumlah.usulan)}
                </div>
                <div role="cell" className="sn-num" data-label="Rekomendasi">
                  {lazim(jumlah.rekomendasi)}
                </div>
                <div role="cell" className={`sn-num ${gaya.jml}`} data-label="Penetapan">
                  {lazim(jumlah.jumlah)}
                </div>
                <div role="cell" className="sn-num" data-label="Selisih">
                  {lazim(kurangi(jumlah.jumlah, jumlah.rekomendasi))}
                </div>
                <div role="cell" className={`sn-soft ${gaya.utang}`}>
                  {[
                    jumlah.belum > 0 && `${angka(jumlah.belum)} belum ditetapkan`,
                    ringkas.kurang_alasan > 0 && `${angka(ringkas.kurang_alasan)} kurang alasan`,
                    jumlah.tertunda > 0 && `${angka(jumlah.tertunda)} ditunda`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </div>
                <div role="cell" />
              </div>
            </div>
          </div>
        </div>
      </section>
    </KonteksPapan.Provider>
  );
}
