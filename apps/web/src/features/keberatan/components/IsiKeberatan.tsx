import { bacaAngka } from '@sinas/domain/format/angka';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tampilHs } from '@sinas/domain/format/tampil';
import { periksaKeberatan, type ButirKeberatan } from '@sinas/domain/keberatan/keberatan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { useMemo, useState, type FormEvent } from 'react';
import { useUbahKeberatan, type Keberatan } from '../../../components/berkas/keberatan';
import { IsianLampiran, type Lampiran } from '../../../components/dokumen/IsianLampiran';
import { pesanGalat } from '../../../lib/galat';
import { kunciBaru } from '../../../lib/kunci';
import gaya from '../keberatan.module.css';

/** Why, and of a partial decision how much of each good is demanded. */
export function IsiKeberatan({ isi }: { isi: Keberatan }) {
  const [alasan, setAlasan] = useState('');
  const [ketikan, setKetikan] = useState<Record<string, string>>({});
  const [dokumen, setDokumen] = useState<Lampiran[]>([]);
  const [mengunggah, setMengunggah] = useState(false);
  const [dicoba, setDicoba] = useState(false);
  const [galat, setGalat] = useState('');
  // The same words again, after an answer that was lost, are the same objection.
  const kunci = useMemo(
    () => (void [alasan, ketikan, dokumen, isi.versi], kunciBaru()),
    [alasan, ketikan, dokumen, isi.versi],
  );
  const ubah = useUbahKeberatan(isi.idNk);
  const toast = useToast();
  const baris = new Map(isi.baris.map((b) => [b.id, b]));
  const butir = isi.baris.flatMap((b): ButirKeberatan[] => {
    const ketik = ketikan[b.id]?.trim() ?? '';
    if (ketik === '') return [];
    const a = bacaAngka(ketik);
    return [{ id: b.id, jml: a.sah ? a.nilai : 'x', alasan: '' }];
  });
  const ids = dokumen.map((d) => d.id);
  const masalah = periksaKeberatan(isi.kd_status, alasan, butir, baris, ids);
  const salahAlasan = masalah.find((m) => m.path === 'alasan')?.message;
  const salahBaris = (id: string): string | undefined => {
    const i = butir.findIndex((b) => b.id === id);
    return masalah.find((m) => m.path.startsWith(`butir.${i}.`))?.message;
  };
  const kirim = (e: FormEvent) => {
    e.preventDefault();
    setDicoba(true);
    setGalat('');
    if (masalah.length > 0) return;
    ubah.mutate(
      {
        kunci,
        ajukan: { versi: isi.versi, alasan: alasan.trim(), dokumen: ids, ...(butir.length > 0 ? { butir } : {}) },
      },
      {
        onSuccess: () => toast.berhasil('Keberatan diajukan'),
        onError: (g) => setGalat(pesanGalat(g, PESAN['gagal.simpan'])),
      },
    );
  };
  return (
    <form className={gaya.form} aria-label="Ajukan keberatan" onSubmit={kirim} noValidate>
      {dalam('sebagian', isi.kd_status) && (
        <DataTable label="Jumlah per barang">
          <thead>
            <tr>
              <Th>Barang</Th>
              <Th num>Dimohon</Th>
              <Th num>Ditetapkan</Th>
              <Th num>Diminta sekarang</Th>
            </tr>
          </thead>
          <tbody>
            {isi.baris.map((b) => (
              <tr key={b.id}>
                <Td>
                  {b.seri}. {b.uraian}
                  {b.hs && <small className={gaya.kecil}>{tampilHs(b.hs)}</small>}
                </Td>
                <Td num>{kuantitas(b.diminta, b.satuan, b.ur_satuan)}</Td>
                <Td num>{kuantitas(b.ditetapkan, b.satuan, b.ur_satuan)}</Td>
                <Td num>
                  <input
                    className={`sn-input ${gaya.angka}`}
                    inputMode="decimal"
                    aria-label={`Diminta untuk baris ${b.seri}`}
                    aria-invalid={salahBaris(b.id) !== undefined}
                    value={ketikan[b.id] ?? ''}
                    disabled={ubah.isPending || b.diminta === b.ditetapkan}
                    onChange={(e) => setKetikan((k) => ({ ...k, [b.id]: e.target.value }))}
                  />
                  {salahBaris(b.id) && <small className={`${gaya.kecil} sn-tone-danger`}>{salahBaris(b.id)}</small>}
                </Td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <Field
        label="Alasan keberatan"
        required
        maks={BATAS_TEKS.keberatan}
        isi={alasan}
        error={dicoba ? salahAlasan : undefined}
      >
        {(ids) => (
          <textarea {...ids} className="sn-input" rows={6} value={alasan} onChange={(e) => setAlasan(e.target.value)} />
        )}
      </Field>
      <IsianLampiran
        label="keberatan"
        dokumen={dokumen}
        onUbah={setDokumen}
        sibuk={mengunggah}
        onSibuk={setMengunggah}
      />
      {galat && (
        <p className="sn-err" role="alert">
          {galat}.
        </p>
      )}
      <div>
        <Button type="submit" variant="contained" disabled={ubah.isPending || mengunggah}>
          Ajukan keberatan
        </Button>
      </div>
    </form>
  );
}
