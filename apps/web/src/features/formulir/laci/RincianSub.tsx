import { angka, bacaAngka, desimalSah, jumlahkan, keRibu } from '@sinas/domain/format/angka';
import { periksaJumlahSub, periksaSubBaris, type SubBaris } from '@sinas/domain/baris/pemakaian';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useState } from 'react';
import type { BarisLembar } from '../kerja/baris-lembar';
import { bacaTsv } from '@sinas/formulir/lembar/tempel';
import type { SubServer } from '../wire';
import { FormSub } from './FormSub';
import { useSub } from './useSub';
import gayaLaci from '../laci.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';
import gayaRangka from '../rangka.module.css';

interface Props {
  baris: BarisLembar;
  satuan: string;
  mati: boolean;
}

/** Lines of a block from Excel: use, place, quantity. What is wrong is said with its line. */
export function subDariTempelan(teks: string): { rows: SubBaris[]; salah: string[] } {
  const rows = bacaTsv(teks).map(([uraian = '', lokasi = '', jml = '']): SubBaris => {
    const baca = bacaAngka(jml);
    return { uraian: uraian.trim(), lokasi: lokasi.trim(), jml: baca.sah ? baca.nilai : jml.trim() };
  });
  const salah = rows.flatMap((s, i) => periksaSubBaris(s).map((m) => `Baris tempelan ${i + 1}: ${m.message}`));
  return { rows, salah };
}

/** 'Rincian pemakaian': what a row's quantity is for, with its sum against the row. */
export function RincianSub({ baris, satuan, mati }: Props) {
  const { daftar, ubah } = useSub(baris.id);
  const [bentuk, setBentuk] = useState<SubServer | 'baru' | null>(null);
  const [hapus, setHapus] = useState<SubServer | null>(null);
  const [salah, setSalah] = useState<string[]>([]);
  const sub = daftar.data ?? [];
  const total = jumlahkan(sub.map((s) => s.jml).filter(desimalSah));
  const jmlBaris = desimalSah(baris.isi.jml_bahan_baku) ? baris.isi.jml_bahan_baku : '0';
  const lebih = periksaJumlahSub(jmlBaris, sub)[0]?.message ?? null;
  const persen = keRibu(jmlBaris) > 0n ? Number((keRibu(total) * 100n) / keRibu(jmlBaris)) : 0;
  const tempel = (teks: string) => {
    const { rows, salah: galat } = subDariTempelan(teks);
    const melebihi = periksaJumlahSub(jmlBaris, [...sub, ...rows]).map((m) => m.message);
    setSalah([...galat, ...melebihi]);
    if (rows.length && galat.length + melebihi.length === 0) ubah.mutate({ jenis: 'banyak', rows });
  };
  return (
    <section className={gayaLaci.sub} aria-labelledby="fm-sub-judul">
      <h3 id="fm-sub-judul">Rincian pemakaian</h3>
      {baris.id === null ? (
        <p className="sn-hint">Simpan baris ini dahulu, lalu isi rinciannya.</p>
      ) : daftar.isPending ? (
        <LoadingSkeleton lines={2} card={false} />
      ) : daftar.isError ? (
        <ErrorState onRetry={() => void daftar.refetch()} retrying={daftar.isFetching}>
          Rincian belum dapat dimuat. Yang sudah tersimpan tetap aman.
        </ErrorState>
      ) : (
        <>
          {sub.length > 0 && (
            <ul>
              {sub.map((s) =>
                bentuk !== 'baru' && bentuk?.id === s.id ? (
                  <li key={s.id}>
                    <FormSub
                      satuan={satuan}
                      awal={s}
                      sibuk={ubah.isPending}
                      melebihi={(d) => periksaJumlahSub(jmlBaris, [...sub.filter((x) => x.id !== s.id), d])}
                      onBatal={() => setBentuk(null)}
                      onSimpan={(data) =>
                        ubah.mutate(
                          { jenis: 'ubah', id: s.id, versi: s.versi, data },
                          { onSuccess: () => setBentuk(null) },
                        )
                      }
                    />
                  </li>
                ) : (
                  <li key={s.id}>
                    <span>
                      <b>{s.uraian}</b>
                      <small>{s.lokasi}</small>
                    </span>
                    <span className="sn-num">{`${angka(s.jml)} ${satuan}`.trim()}</span>
                    {!mati && (
                      <>
                        <button
                          type="button"
                          className={gayaBaris.ikon}
                          aria-label={`Ubah ${s.uraian}`}
                          onClick={() => setBentuk(s)}
                        >
                          <Icon name="edit" />
                        </button>
                        <button
                          type="button"
                          className={gayaBaris.ikon}
                          aria-label={`Hapus ${s.uraian}`}
                          onClick={() => setHapus(s)}
                        >
                          <Icon name="trash" />
                        </button>
                      </>
                    )}
                  </li>
                ),
              )}
            </ul>
          )}
          <p className={gayaLaci.subJumlah}>
            {angka(total)} dari {angka(jmlBaris)} {satuan}
          </p>
          <span
            className={gayaRangka.batang}
            data-lebih={lebih ? true : undefined}
            role="img"
            aria-label={`Rincian ${persen} persen dari jumlah baris`}
          >
            <i style={{ width: `${Math.min(100, persen)}%` }} />
          </span>
          {lebih && <p className="sn-err">{lebih}</p>}
          {!mati && bentuk === 'baru' && (
            <FormSub
              satuan={satuan}
              awal={{ uraian: '', lokasi: '', jml: '' }}
              sibuk={ubah.isPending}
              melebihi={(d) => periksaJumlahSub(jmlBaris, [...sub, d])}
              onBatal={() => setBentuk(null)}
              onSimpan={(data) => ubah.mutate({ jenis: 'tambah', data }, { onSuccess: () => setBentuk(null) })}
            />
          )}
          {!mati && bentuk === null && (
            <div className={gayaLaci.subTambah}>
              <Button variant="outlined" onClick={() => setBentuk('baru')}>
                <Icon name="plus" />
                Tambah rincian
              </Button>
              <label className={gayaLaci.tempel}>
                <span className="sn-sr">Tempel banyak rincian dari Excel</span>
                <textarea
                  rows={1}
                  placeholder="Tempel dari Excel di sini"
                  value=""
                  onChange={() => undefined}
                  onPaste={(e) => {
                    e.preventDefault();
                    tempel(e.clipboardData.getData('text/plain'));
                  }}
                />
              </label>
            </div>
          )}
          {salah.length > 0 && (
            <ul className={gayaLaci.daftarSalah} role="alert">
              {salah.slice(0, 5).map((s) => (
                <li key={s}>{s}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <ConfirmDialog
        open={hapus !== null}
        title="Hapus rincian"
        question={`Hapus rincian ${hapus?.uraian ?? ''}?`}
        onNo={() => setHapus(null)}
        onYes={() => {
          if (hapus) ubah.mutate({ jenis: 'hapus', id: hapus.id });
          setHapus(null);
        }}
      />
    </section>
  );
}
