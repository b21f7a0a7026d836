import { satuanPendek } from '@sinas/domain/format/satuan';
import { bolehMedan } from '@sinas/domain/baris/medan';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { PohonHs } from '../../../components/pemilih/PohonHs';
import { useFormulir } from '../kerja/useFormulir';
import { BarisSel, idSel, type AksiSel } from './BarisSel';
import { lebarKolom, satuanTunggal } from './isi/kolom-tampil';
import { saranSel, teksSel } from '@sinas/formulir/lembar/nilai';
import { perintah, type Perintah } from '@sinas/formulir/lembar/papan-ketik';
import type { Lembar } from './useLembar';
import gaya from './lembar.module.css';

const TINGGI = 35;
const LEBAR_NO = 76;

/** The spreadsheet of goods rows: virtualised, driven by keys, pasted into. */
export function LembarBarang({ lembar, onHampirHabis }: { lembar: Lembar; onHampirHabis: () => void }) {
  const { keadaan, store, acuan, daftar, masalahBaris } = useFormulir();
  const { baris, kolom, suntingan, dipilih, mintaFokus } = lembar;
  const awal = baris[0] ? { kunci: baris[0].kunci, kolom: 0 } : null;
  const aktif = baris.some((b) => b.kunci === lembar.aktif?.kunci) ? lembar.aktif : awal;
  const wadah = useRef<HTMLDivElement>(null);
  const fokus = useRef(false);
  const lepas = useRef(false);
  /** Row whose tariff line is looked for in the tree. */
  const [pohon, setPohon] = useState<string | null>(null);
  const indeks = aktif ? baris.findIndex((b) => b.kunci === aktif.kunci) : -1;
  const virtual = useVirtualizer({
    count: baris.length,
    getScrollElement: () => wadah.current,
    estimateSize: (i) => (masalahBaris.has(baris[i]?.kunci ?? '') ? 76 : TINGGI),
    getItemKey: (i) => baris[i]?.kunci ?? i,
    overscan: 8,
    initialRect: { width: 960, height: 600 },
  });
  const tampil = virtual.getVirtualItems();
  const terakhir = tampil.at(-1)?.index ?? 0;
  useEffect(() => {
    if (terakhir >= baris.length - 20) onHampirHabis();
  }, [terakhir, baris.length, onHampirHabis]);

  const pergi = (i: number, k: number) => {
    const b = baris[Math.max(0, Math.min(baris.length - 1, i))];
    if (!b) return;
    fokus.current = true;
    lembar.setAktif({ kunci: b.kunci, kolom: Math.max(0, Math.min(kolom.length - 1, k)) });
  };
  // At once, so that no key of a fast hand falls between two cells; a cell that is out of view has to be scrolled into being first.
  useLayoutEffect(() => {
    if (!aktif || indeks < 0) return undefined;
    virtual.scrollToIndex(indeks, { align: 'auto' });
    if (suntingan || (!fokus.current && !mintaFokus.current)) return undefined;
    const raih = (): boolean => {
      const sel = document.getElementById(idSel(aktif.kunci, aktif.kolom));
      if (!sel) return false;
      mintaFokus.current = false;
      fokus.current = true;
      sel.focus({ preventScroll: true });
      sel.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      return true;
    };
    if (raih()) return undefined;
    const bingkai = requestAnimationFrame(raih);
    return () => cancelAnimationFrame(bingkai);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where we are decides, not what the virtualiser measures
  }, [aktif?.kunci, aktif?.kolom, indeks, suntingan]);

  const laksanakan = (p: Perintah): boolean => {
    const b = baris[indeks];
    const k = aktif && kolom[aktif.kolom];
    if (!aktif || !b || !k) return false;
    const bebas = bolehMedan(lembar.medan(b), k.kd_field);
    switch (p.jenis) {
      case 'geser':
        pergi(indeks + p.baris, aktif.kolom + p.kolom);
        return true;
      case 'ujung':
        pergi(
          p.baris === 'awal' ? 0 : p.baris === 'akhir' ? baris.length - 1 : indeks,
          p.kolom === 'awal' ? 0 : kolom.length - 1,
        );
        return true;
      case 'tab': {
        const ke = indeks * kolom.length + aktif.kolom + p.arah;
        if (lepas.current || ke < 0 || ke >= baris.length * kolom.length) {
          lepas.current = false;
          return false;
        }
        pergi(Math.floor(ke / kolom.length), ke % kolom.length);
        return true;
      }
      case 'sunting':
        if (bebas) lembar.setSuntingan({ awal: p.awal });
        return true;
      case 'kosongkan':
        if (bebas) store.ubahSel([{ kunci: b.kunci, isi: { [k.kd_field]: undefined } }]);
        return true;
      case 'perbaiki': {
        const saran = bebas ? saranSel(b.isi, k, daftar) : null;
        if (saran) store.ubahSel([{ kunci: b.kunci, isi: { [k.kd_field]: saran.nilai } }]);
        return true;
      }
      case 'salin':
        void navigator.clipboard?.writeText(teksSel(b.isi, k, daftar)).catch(() => undefined);
        return true;
      case 'gandakan':
        fokus.current = true;
        lembar.gandakan();
        return true;
      case 'urung':
        fokus.current = true;
        lembar.urung();
        return true;
      case 'pilih':
        lembar.pilih(b.kunci, false);
        return true;
      case 'pilih_semua':
        lembar.setDipilih(new Set(baris.map((x) => x.kunci)));
        return true;
      case 'rincian':
        lembar.setRincian(b.kunci);
        return true;
      case 'pohon':
        if (k.jenis !== 'hs' || !bebas) return false;
        setPohon(b.kunci);
        return true;
      case 'lepas':
        // After Esc, Tab leaves the grid: nobody is held in it.
        lepas.current = true;
        lembar.setDipilih(new Set());
        return true;
    }
  };
  const tombol = (e: KeyboardEvent) => {
    if ((e.target as HTMLElement).closest('input, button, [role="listbox"]')) return;
    const p = perintah(e);
    if (!p) return;
    if (p.jenis !== 'lepas' && p.jenis !== 'tab') lepas.current = false;
    if (laksanakan(p)) e.preventDefault();
  };
  const aksi: AksiSel = {
    aktifkan: (kunci, kol) => {
      fokus.current = true;
      lembar.setSuntingan(null);
      lembar.setAktif({ kunci, kolom: kol });
      if (lembar.rincian) lembar.setRincian(kunci);
    },
    sunting: (kunci, kol) => {
      lembar.setAktif({ kunci, kolom: kol });
      lembar.setSuntingan({ awal: null });
    },
    selesai: (b, k, hasil, lalu) => {
      lembar.setSuntingan(null);
      if (hasil) store.ubahSel([{ kunci: b.kunci, isi: { [k.kd_field]: hasil.nilai } }]);
      const i = baris.indexOf(b) >= 0 ? baris.indexOf(b) : baris.findIndex((x) => x.kunci === b.kunci);
      const kol = kolom.indexOf(k);
      if (lalu === 'pohon') setPohon(b.kunci);
      if (lalu === 'diam' || lalu === 'pohon') return;
      fokus.current = true;
      // Past the last cell of the last row a new one begins: entry goes on without the mouse.
      const diUjung = i === baris.length - 1 && kol === kolom.length - 1;
      if (diUjung && lalu !== 'kiri' && lembar.tambah()) return;
      if (lalu === 'bawah') pergi(i + 1, kol);
      else {
        const ke = Math.max(0, i * kolom.length + kol + (lalu === 'kanan' ? 1 : -1));
        pergi(Math.floor(ke / kolom.length), ke % kolom.length);
      }
    },
    pakai: (b, k, nilai) => {
      store.ubahSel([{ kunci: b.kunci, isi: { [k.kd_field]: nilai } }]);
      pergi(baris.indexOf(b), kolom.indexOf(k));
    },
    pilih: lembar.pilih,
    rincian: (kunci) => {
      fokus.current = false;
      lembar.setAktif({ kunci, kolom: aktif?.kolom ?? 0 });
      lembar.setRincian(kunci);
    },
  };
  // Rows are memoised; they reach the newest actions through one stable object.
  const terbaru = useRef(aksi);
  useEffect(() => {
    terbaru.current = aksi;
  });
  const aksiTetap = useMemo<AksiSel>(
    () => ({
      aktifkan: (...a) => terbaru.current.aktifkan(...a),
      sunting: (...a) => terbaru.current.sunting(...a),
      selesai: (...a) => terbaru.current.selesai(...a),
      pakai: (...a) => terbaru.current.pakai(...a),
      pilih: (...a) => terbaru.current.pilih(...a),
      rincian: (...a) => terbaru.current.rincian(...a),
    }),
    [],
  );
  const satuan = satuanTunggal(keadaan.detail.formulir.satuan);
  const template = [LEBAR_NO, ...kolom.map(lebarKolom)]
    .map((w, i) => (i === 1 ? `minmax(${w}px, 1fr)` : `${w}px`))
    .join(' ');
  const lebar = LEBAR_NO + kolom.reduce((n, k) => n + lebarKolom(k), 0);
  const barisPohon = baris.find((b) => b.kunci === pohon);
  const tutupPohon = () => {
    setPohon(null);
    // Back to the cell it was opened from.
    fokus.current = true;
    if (aktif) lembar.setAktif({ ...aktif });
  };
  return (
    <>
      <div
        ref={wadah}
        className={gaya.lembar}
        role="grid"
        aria-label="Data barang"
        aria-describedby="fm-bantuan-lembar"
        aria-multiselectable
        aria-rowcount={baris.length + 1}
        aria-colcount={kolom.length + 1}
        onKeyDown={tombol}
        style={{ '--fm-kolom': template, '--fm-lebar': `${lebar}px` } as React.CSSProperties}
      >
        <div role="rowgroup" className={gaya.kepalaLembar}>
          <div role="row" aria-rowindex={1} className={gaya.baris}>
            <div role="columnheader" className={gaya.no}>
              <span className="sn-sr">Nomor</span>
            </div>
            {kolom.map((k, i) => (
              <div
                key={k.kd_field}
                role="columnheader"
                aria-colindex={i + 2}
                className={k.jenis === 'angka' ? `${gaya.sel} ${gaya.angka}` : gaya.sel}
              >
                {k.label}
                {k.jenis === 'angka' && satuan && `, ${satuanPendek(satuan.kodeSatuan, satuan.urSatuan)}`}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={gaya.isiLembar} style={{ height: virtual.getTotalSize() }}>
          {tampil.map((v) => {
            const b = baris[v.index];
            if (!b) return null;
            const diSini = aktif?.kunci === b.kunci ? aktif.kolom : null;
            return (
              <div
                key={v.key}
                role="presentation"
                ref={virtual.measureElement}
                data-index={v.index}
                className={gaya.letak}
                style={{ transform: `translateY(${v.start}px)` }}
              >
                <BarisSel
                  baris={b}
                  indeks={v.index}
                  kolom={kolom}
                  daftar={daftar}
                  masalah={masalahBaris.get(b.kunci)}
                  aktif={diSini}
                  suntingan={aktif?.kunci === b.kunci ? suntingan : null}
                  dipilih={dipilih.has(b.kunci)}
                  medan={lembar.medan(b)}
                  disorot={lembar.rincian === b.kunci}
                  aksi={aksiTetap}
                />
              </div>
            );
          })}
        </div>
      </div>
      {barisPohon && (
        <PohonHs
          nilai={barisPohon.isi['08'] || (keadaan.detail.formulir.contoh_hs[0]?.kode ?? '')}
          onTutup={tutupPohon}
          onPilih={(o) => {
            acuan.pilihHs(o);
            store.ubahSel([{ kunci: barisPohon.kunci, isi: { '08': o.kode } }]);
            tutupPohon();
          }}
        />
      )}
    </>
  );
}
