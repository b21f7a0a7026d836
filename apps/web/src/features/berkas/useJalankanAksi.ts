import type { NamaAksi } from '@sinas/domain/pengajuan/aksi';
import type { Result } from '@sinas/ui/feedback/ResultDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pesanGalat } from '../../lib/galat';
import { kunciBaru } from '../../lib/kunci';
import type { DetailBerkas } from '../../lib/wire';
import { AKSI_TANYA, type AksiTanya } from './aksi';
import { kunciBerkas } from './data';

const DAFTAR_TERKAIT = [['riwayat'], ['beranda'], ['pemberitahuan']];

/** What the dialog before an act has asked for. */
export interface IsiAksi {
  kd_alasan: string;
  alasan: string;
  hari: string;
}
/** A failed sending says so first, then why (GALAT-02); anything else gives the server's sentence (GALAT-01, -06). */
function kegagalan({ gagal, gagalDulu }: AksiTanya, galat: unknown): Result {
  const sebab = pesanGalat(galat, gagal);
  return gagalDulu && sebab !== gagal ? { ok: false, message: gagal, next: sebab } : { ok: false, message: sebab };
}

/** Question, call, dialog, reload of the data: one way for every action (PENGAJUAN-08, -11, GALAT-06). */
export function useJalankanAksi(berkas: DetailBerkas) {
  const klien = useQueryClient();
  const navigate = useNavigate();
  const [draf, setDraf] = useState<string | null>(null);
  const [tanya, setTanya] = useState<{ aksi: AksiTanya; kunci: string } | null>(null);
  const [hasil, setHasil] = useState<Result | null>(null);

  const muatUlang = () =>
    Promise.all([kunciBerkas(berkas.idNk), ...DAFTAR_TERKAIT].map((queryKey) => klien.invalidateQueries({ queryKey })));

  const jalan = useMutation({
    mutationFn: (isi: IsiAksi) => {
      if (!tanya) return Promise.resolve(null);
      return tanya.aksi.jalankan({ berkas, ...isi, kunci: tanya.kunci });
    },
    onSuccess: (hasil) => {
      setDraf((tanya?.aksi.membuka && hasil?.idNk) ?? null);
      setHasil(tanya && { ok: true, message: tanya.aksi.berhasil });
    },
    onError: (galat) => setHasil(tanya && kegagalan(tanya.aksi, galat)),
    onSettled: () => {
      setTanya(null);
      // A refusal often means that the file has moved on: show where it is now.
      void muatUlang();
    },
  });

  return {
    berkas,
    tanya: tanya?.aksi ?? null,
    hasil,
    sibuk: jalan.isPending,
    mulai: (nama: NamaAksi) => {
      const aksi = AKSI_TANYA[nama];
      if (aksi) setTanya({ aksi, kunci: kunciBaru() });
    },
    batal: () => setTanya(null),
    ya: (isi: IsiAksi) => {
      if (!jalan.isPending) jalan.mutate(isi);
    },
    tutupHasil: () => {
      setHasil(null);
      setDraf(null);
      if (draf && hasil?.ok) void navigate(`/pengajuan/${draf}/ubah`);
    },
  };
}
export type JalankanAksi = ReturnType<typeof useJalankanAksi>;
