import { pesan } from '@sinas/domain/pesan/pesan';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanGalat, usang } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { useSegarkanSesi } from '../../providers/pengguna';
import type { Acl, AclBaru } from '../../providers/wire';
import { kepada, type Sasaran } from './butir';

const KUNCI = ['acl'] as const;

/** Every word on every menu. */
export function useSemuaAcl() {
  const data = useData();
  return useQuery({ queryKey: KUNCI, queryFn: ({ signal }) => data.semuaAcl({ signal }) });
}
/** What is said about the menu of one user or one organization. */
export function useAclSasaran(jenis: 'pengguna' | 'organisasi', id: string) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, jenis, id],
    queryFn: ({ signal }) =>
      jenis === 'pengguna' ? data.aclPengguna(id, { signal }) : data.aclOrganisasi(id, { signal }),
  });
}
/** The menu as that user sees it. */
export function useMenuPengguna(id: string) {
  const data = useData();
  return useQuery({
    queryKey: [...KUNCI, 'pratinjau', id],
    queryFn: ({ signal }) => data.menuPengguna(id, { signal }),
  });
}

export interface UbahAcl {
  id_menu: number;
  /** What the change says, for the sentence after it. */
  kata: string;
  sasaran: Sasaran;
  tampil: boolean;
  sendiri: Acl | null;
}
type Hasil = { grup: 'baik' | 'anda' | 'buruk'; teks: string } | null;

/** Says to somebody whether an entry is shown; a word that somebody else changed meanwhile is loaded and told. */
export function useUbahAcl() {
  const data = useData();
  const klien = useQueryClient();
  const segarkanSesi = useSegarkanSesi();
  const [hasil, setHasil] = useState<Hasil>(null);
  const ubah = useMutation({
    mutationFn: ({ id_menu, sasaran, tampil, sendiri }: UbahAcl) =>
      sendiri
        ? data.aclUbah(sendiri.id, tampil, sendiri.versi)
        : data.aclBaru({ id_menu, tampil, ...kepada(sasaran) } as AclBaru),
    onSuccess: (_, { kata, tampil }) => {
      setHasil({ grup: 'baik', teks: `${kata} ${tampil ? 'kini tampil' : 'tidak tampil lagi'}.` });
      segarkanSesi();
    },
    onError: (galat) =>
      setHasil(
        usang(galat)
          ? { grup: 'anda', teks: 'Hak menu ini baru saja diubah orang lain. Yang terbaru sudah dimuat, periksa lagi.' }
          : { grup: 'buruk', teks: `${pesanGalat(galat, pesan('gagal.simpan'))}.` },
      ),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
  // One change at a time. Nothing is disabled meanwhile: the keyboard would lose its place.
  return { ubah: (isi: UbahAcl) => !ubah.isPending && ubah.mutate(isi), hasil };
}
