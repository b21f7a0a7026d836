import { periksaCatatanInternal, sebutan } from '@sinas/domain/catatan/internal';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { waktuPendek } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kalimatGalat } from '../../../../lib/galat';
import { useData } from '../../../../lib/useData';
import { usePengguna } from '../../../../providers/pengguna';
import { punyaIzin } from '../../../../providers/sesi';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanDialog from '../keputusan-dialog.module.css';

interface Props {
  id: string;
  /** Whether something is typed that was not sent. */
  onKetik: (ada: boolean) => void;
}
/** What officers of the own ministry tell each other about a file; who has no desk there has none of it. */
export function CatatanInternal(p: Props) {
  const pengguna = usePengguna();
  return punyaIzin(pengguna, 'pengajuan.antrean') && pengguna.lingkup === 'ga' ? <Isi {...p} /> : null;
}

function Isi({ id, onKetik }: Props) {
  const data = useData();
  const klien = useQueryClient();
  const kunci = ['catatan-internal', id];
  const kueri = useQuery({ queryKey: kunci, queryFn: ({ signal }) => data.catatanInternal(id, { signal }) });
  const [teks, setTeks] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const kotak = useRef<HTMLTextAreaElement>(null);
  const ada = teks.trim() !== '';
  useEffect(() => {
    onKetik(ada);
    return () => onKetik(false);
  }, [ada, onKetik]);
  const tulis = useMutation({
    mutationFn: (isi: string) => data.tulisCatatanInternal(id, isi),
    onSuccess: (hasil) => {
      klien.setQueryData(kunci, hasil);
      setTeks('');
      setDicoba(false);
    },
  });
  const salah = periksaCatatanInternal(teks)[0]?.message;
  /** Where the caret stands, so that a name comes into the middle of a sentence, too. */
  const sebut = (nama: string): void => {
    const el = kotak.current;
    const di = el?.selectionStart ?? teks.length;
    const sisip = `${di > 0 && !/\s$/.test(teks.slice(0, di)) ? ' ' : ''}${sebutan(nama)} `;
    setTeks(teks.slice(0, di) + sisip + teks.slice(di));
    requestAnimationFrame(() => {
      el?.focus();
      el?.setSelectionRange(di + sisip.length, di + sisip.length);
    });
  };
  const { catatan = [], rekan = [] } = kueri.data ?? {};
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-internal">
      <h2 id="j-internal">Catatan internal</h2>
      <p className="sn-soft">Hanya dibaca petugas kementerian Anda. Pemohon tidak melihatnya.</p>
      {kueri.isError && (
        <p>
          Catatan internal belum dapat dimuat.{' '}
          <button type="button" className="sn-linkbtn" onClick={() => void kueri.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      {catatan.length > 0 && (
        <ol className={gayaKeputusanDialog.internal} aria-label="Catatan internal, terbaru di atas" tabIndex={0}>
          {catatan.map((c) => (
            <li key={c.id}>
              <p>{c.teks}</p>
              <small>
                {c.nama}, {c.name_role}, <time dateTime={c.waktu}>{waktuPendek(c.waktu)}</time>
                {c.sebut.length > 0 && `. Dikabari: ${c.sebut.join(', ')}`}
              </small>
            </li>
          ))}
        </ol>
      )}
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          setDicoba(true);
          if (!salah && !tulis.isPending) tulis.mutate(teks);
        }}
      >
        <Field
          label="Tulis catatan"
          maks={BATAS_TEKS.catatan_internal}
          isi={teks}
          error={(dicoba && salah) || (tulis.error ? kalimatGalat(tulis.error, PESAN['gagal.simpan']) : null)}
        >
          {(ids) => (
            <textarea
              ref={kotak}
              className="sn-input"
              rows={2}
              {...ids}
              value={teks}
              onChange={(e) => setTeks(e.target.value)}
            />
          )}
        </Field>
        <div className={gayaKeputusanDialog.internalBawah}>
          {rekan.length > 0 && (
            <select className="sn-input" aria-label="Sebut rekan" value="" onChange={(e) => sebut(e.target.value)}>
              <option value="">@ Sebut rekan</option>
              {rekan.map((r) => (
                <option key={r.id} value={r.nama}>
                  {r.nama}, {r.name_role}
                </option>
              ))}
            </select>
          )}
          <Button type="submit" variant="outlined" loading={tulis.isPending}>
            Simpan catatan
          </Button>
        </div>
      </form>
    </section>
  );
}
