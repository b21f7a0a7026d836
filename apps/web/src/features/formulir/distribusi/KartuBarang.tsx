import { KOLOM_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { angka, banding, keRibu, kurangi } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tempelkan } from '@sinas/formulir/lembar/tempel';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useEffect, useRef, type ClipboardEvent, type FocusEvent } from 'react';
import type { BarisLembar } from '../kerja/baris-lembar';
import { useFormulir } from '../kerja/useFormulir';
import { barisBarang, berubah, hampa, jmlBarang, jumlahSalur, masalahSalur, type BarisSalur } from './baris-salur';
import { SelSalur } from './SelSalur';
import type { Distribusi } from './useDistribusi';
import gayaDistribusi from './distribusi.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';
import gayaLaci from '../laci.module.css';
import gayaRangka from '../rangka.module.css';

/** The unit is that of the good: it stands beside the quantity. */
const KOLOM = KOLOM_DISTRIBUSI.filter((k) => k.jenis !== 'satuan');

interface Props {
  barang: BarisLembar;
  salur: Distribusi;
  ktx: KonteksBaris;
  mati: boolean;
  /** Rows may only be taken away. */
  hanyaHapus: boolean;
  dituju: number;
}

/** To whom one good goes: its rows, their sum beside what is asked for, and what is left. */
export function KartuBarang({ barang, salur, ktx, mati, hanyaHapus, dituju }: Props) {
  const { daftar, keadaan } = useFormulir();
  const toast = useToast();
  const akar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dituju) akar.current?.scrollIntoView?.({ block: 'start' });
  }, [dituju]);
  const idBaris = barang.id ?? '';
  const rows = barisBarang(idBaris, salur.daftar.data ?? [], salur.ketik);
  const masalah = masalahSalur(barang, rows, ktx);
  const kode = barang.isi.satuan;
  const satuan = satuanPendek(kode, keadaan.detail.formulir.satuan.find((s) => s.kodeSatuan === kode)?.urSatuan);
  const awal = { satuan: kode };

  // What came back with the page, or waited for the line, is stored as soon as it can be.
  const tertunda = () => {
    if (mati || hanyaHapus) return;
    for (const b of rows)
      if (b.dicoba && berubah(b) && !masalahSalur(barang, rows, ktx).has(b.kunci)) void salur.simpan(b);
  };
  const kirimTertunda = useRef(tertunda);
  useEffect(() => {
    kirimTertunda.current = tertunda;
  });
  useEffect(() => {
    const segera = () => kirimTertunda.current();
    segera();
    window.addEventListener('online', segera);
    return () => window.removeEventListener('online', segera);
  }, []);

  const tinggal = (b: BarisSalur) => (e: FocusEvent<HTMLTableRowElement>) => {
    if (e.currentTarget.contains(e.relatedTarget)) return;
    if (!berubah(b)) return;
    salur.tandai(b);
    if (!masalah.has(b.kunci)) void salur.simpan(b);
  };
  const tempel = (e: ClipboardEvent<HTMLElement>) => {
    const teks = e.clipboardData.getData('text/plain');
    if (mati || hanyaHapus || !/[\t\n]/.test(teks.trim())) return;
    e.preventDefault();
    const sel = (e.target as HTMLElement).closest('td');
    const mulai = sel ? Math.max(0, [...(sel.parentElement?.children ?? [])].indexOf(sel) - 1) : 0;
    const { rekaman, asing } = tempelkan(teks, KOLOM, mulai, daftar, KOLOM_DISTRIBUSI);
    if (asing.length > 0) toast.gagal(`Tidak ikut tertempel: kolom yang tidak dikenal (${asing.join('; ')})`);
    for (const b of rows) if (b.id === null && hampa(b.isi)) void salur.hapus(b);
    const baru = salur.tambah(
      idBaris,
      rekaman.map((r) => ({ ...awal, ...r })),
      true,
    );
    const sesudah = baru.map((b): BarisSalur => ({ ...b, versi: null, server: null }));
    const salah = masalahSalur(barang, [...rows.filter((b) => !hampa(b.isi)), ...sesudah], ktx);
    const benar = baru.filter((b) => !salah.has(b.kunci));
    if (benar.length > 0) void salur.simpanBaru(idBaris, benar);
  };
  return (
    <section
      ref={akar}
      className={`sn-card ${gayaDistribusi.salur}`}
      aria-label={`Distribusi barang ${barang.no_seri}`}
      onPaste={tempel}
    >
      <header>
        <h3>
          {barang.no_seri}. {barang.isi.uraian_barang ?? 'Barang tanpa uraian'}
        </h3>
        <Jumlah diminta={jmlBarang(barang)} salur={jumlahSalur(rows)} satuan={satuan} />
      </header>
      {rows.length > 0 && (
        <div
          className={gayaDistribusi.salurGulir}
          role="region"
          aria-label={`Baris distribusi barang ${barang.no_seri}`}
          tabIndex={0}
        >
          <table className="sn-table">
            <thead>
              <tr>
                <th scope="col">No.</th>
                {KOLOM.map((k) => (
                  <th scope="col" key={k.kd_field} className={k.jenis === 'angka' ? 'sn-num' : undefined}>
                    {k.label}
                  </th>
                ))}
                <th scope="col">
                  <span className="sn-sr">Hapus</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((b, i) => {
                const m = b.dicoba || b.server ? (masalah.get(b.kunci) ?? []) : [];
                return (
                  <tr key={b.kunci} onBlur={tinggal(b)} data-baru={b.id === null || undefined}>
                    <td>
                      {i + 1}
                      {berubah(b) && <small className={`sn-soft ${gayaDistribusi.salurBelum}`}>Belum tersimpan</small>}
                    </td>
                    {KOLOM.map((k) => (
                      <SelSalur
                        key={k.kd_field}
                        kolom={k}
                        isi={b.isi}
                        nomor={i + 1}
                        satuan={satuan}
                        mati={mati || hanyaHapus}
                        masalah={m.filter((x) => x.path === k.kd_field || (k.jenis === 'angka' && x.path === 'satuan'))}
                        onUbah={(isi) => salur.ubah(b, isi)}
                      />
                    ))}
                    <td>
                      {!mati && (
                        <button
                          type="button"
                          className={gayaBaris.ikon}
                          aria-label={`Hapus baris distribusi ${i + 1}`}
                          onClick={() => void salur.hapus(b)}
                        >
                          <Icon name="trash" />
                        </button>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {!mati && !hanyaHapus && (
        <div className={gayaDistribusi.salurKaki}>
          <Button variant="outlined" onClick={() => salur.tambah(idBaris, [awal])}>
            <Icon name="plus" />
            Tambah baris
          </Button>
          <label className={gayaLaci.tempel}>
            <span className="sn-sr">Tempel baris distribusi barang {barang.no_seri} dari Excel</span>
            <textarea rows={1} placeholder="Tempel dari Excel di sini" value="" onChange={() => undefined} />
          </label>
        </div>
      )}
    </section>
  );
}

function Jumlah({ diminta, salur, satuan }: { diminta: string; salur: string; satuan: string }) {
  const lebih = banding(salur, diminta) > 0;
  const persen = keRibu(diminta) > 0n ? Number((keRibu(salur) * 100n) / keRibu(diminta)) : 0;
  const sisa = kurangi(diminta, salur);
  return (
    <div className={gayaDistribusi.salurJumlah}>
      <span>
        <b>{angka(salur)}</b> dari {angka(diminta)} {satuan}
      </span>
      <span
        className={gayaRangka.batang}
        data-lebih={lebih || undefined}
        role="img"
        aria-label={`Disalurkan ${persen} persen`}
      >
        <i style={{ width: `${Math.min(100, persen)}%` }} />
      </span>
      <small data-lebih={lebih || undefined}>
        {lebih ? `Lebih ${angka(kurangi(salur, diminta))}` : `Belum dirinci ${angka(sisa)}`} {satuan}
      </small>
    </div>
  );
}
