import { angka, bacaAngka, banding } from '@sinas/domain/format/angka';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tampilHs } from '@sinas/domain/format/tampil';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { periksaSerah } from '@sinas/domain/realisasi/serah';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { useState, type FormEvent } from 'react';
import { useSerahkan, type Serah } from '../../../components/berkas/penyerahan';
import { pesanGalat } from '../../../lib/galat';
import { kunciBaru } from '../../../lib/kunci';
import gaya from '../realisasi.module.css';

type Butir = { id: string; jml: string };

/** How much of each good is given back, and why. Asked once more before it is sent: it cannot be taken back. */
export function IsiSerah({ serah }: { serah: Serah }) {
  const [ketikan, setKetikan] = useState<Record<string, string>>({});
  const [alasan, setAlasan] = useState('');
  const [galat, setGalat] = useState('');
  const [tanya, setTanya] = useState<{ kunci: string; baris: Butir[] } | null>(null);
  const serahkan = useSerahkan(serah.idNk);
  const toast = useToast();

  const baca = (id: string): string | null => {
    const ketik = ketikan[id]?.trim() ?? '';
    if (ketik === '') return null;
    const b = bacaAngka(ketik);
    return b.sah ? b.nilai : 'x';
  };
  const butir = serah.baris.flatMap((b) => {
    const jml = baca(b.id);
    return jml === null ? [] : [{ id: b.id, jml }];
  });
  const sisa = new Map(serah.baris.map((b) => [b.id, b.sisa]));
  const salah = (id: string): string | null => {
    const satu = butir.filter((b) => b.id === id);
    return satu.length > 0 ? (periksaSerah(satu, sisa)[0]?.message ?? null) : null;
  };
  const mulai = (e: FormEvent) => {
    e.preventDefault();
    const pertama = periksaSerah(butir, sisa)[0]?.message;
    if (pertama) return setGalat(pertama);
    if (!alasan.trim()) return setGalat('Alasan wajib diisi');
    setGalat('');
    setTanya({ kunci: kunciBaru(), baris: butir });
    return undefined;
  };
  const kirim = () => {
    if (!tanya) return;
    serahkan.mutate(
      { versi: serah.versi, alasan: alasan.trim(), ...tanya },
      {
        onSuccess: () => {
          setKetikan({});
          setAlasan('');
          toast.berhasil(PESAN['serah.berhasil']);
        },
        onError: (g) => setGalat(pesanGalat(g, PESAN['gagal.simpan'])),
        onSettled: () => setTanya(null),
      },
    );
  };
  return (
    <form className={gaya.form} aria-label="Serahkan sisa" onSubmit={mulai} noValidate>
      <DataTable label="Sisa per barang">
        <thead>
          <tr>
            <Th>Barang</Th>
            <Th num>Berlaku</Th>
            <Th num>Terealisasi</Th>
            <Th num>Sisa</Th>
            <Th num>Diserahkan</Th>
          </tr>
        </thead>
        <tbody>
          {serah.baris.map((b) => (
            <tr key={b.id}>
              <Td>
                {b.seri}. {b.uraian}
                {b.hs && <small className={gaya.hs}>{tampilHs(b.hs)}</small>}
              </Td>
              <Td num>{kuantitas(b.ditetapkan, b.satuan, b.ur_satuan)}</Td>
              <Td num>{angka(b.terealisasi)}</Td>
              <Td num>{angka(b.sisa)}</Td>
              <Td num>
                <input
                  className={`sn-input ${gaya.angka}`}
                  inputMode="decimal"
                  aria-label={`Diserahkan dari baris ${b.seri}`}
                  aria-invalid={salah(b.id) !== null}
                  value={ketikan[b.id] ?? ''}
                  disabled={serahkan.isPending || banding(b.sisa, '0') <= 0}
                  onChange={(e) => setKetikan((k) => ({ ...k, [b.id]: e.target.value }))}
                />
                {salah(b.id) && <small className={`${gaya.hs} sn-tone-danger`}>{salah(b.id)}</small>}
              </Td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Field label="Alasan" required maks={BATAS_TEKS.alasan} isi={alasan}>
        {(ids) => (
          <textarea {...ids} className="sn-input" rows={3} value={alasan} onChange={(e) => setAlasan(e.target.value)} />
        )}
      </Field>
      {galat && (
        <p className="sn-err" role="alert">
          {galat}.
        </p>
      )}
      <div className={gaya.simpan}>
        <Button type="submit" variant="contained" disabled={serahkan.isPending}>
          Serahkan kembali
        </Button>
        <span className="sn-sub">Baris yang kosong tidak berubah.</span>
      </div>
      {tanya && (
        <ConfirmDialog
          open
          title="Serahkan sisa"
          question="Serahkan kembali jumlah ini?"
          busy={serahkan.isPending}
          onYes={kirim}
          onNo={() => setTanya(null)}
        >
          <ul className={gaya.yakin}>
            {tanya.baris.map(({ id, jml }) => {
              const b = serah.baris.find((x) => x.id === id);
              return (
                <li key={id}>
                  <b>{kuantitas(jml, b?.satuan, b?.ur_satuan)}</b> dari {b?.seri}. {b?.uraian}
                </li>
              );
            })}
          </ul>
          <p>Penyerahan tidak dapat ditarik kembali. Surat keputusan dibuat ulang dengan jumlah yang baru.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
