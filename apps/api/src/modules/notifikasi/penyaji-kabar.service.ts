import { Injectable } from '@nestjs/common';
import type { JobPayloads } from '../../jobs/definitions';

/** A message ready to be read: what it says and where it leads. */
export interface IsiKabar {
  subject: string;
  text: string;
  type: string;
  tautan: string;
}
/** Whom a message is for: a person, a company (its administrators and whoever made the case), or a desk of officers. */
export type Penerima =
  | { jenis: 'orang'; id_user: string }
  | { jenis: 'perusahaan'; id_organisasi: string; pembuat: string }
  | { jenis: 'meja'; kode_peran: string; kd_ga: string | null };

/** What is to be told of one event. */
export interface KabarKejadian {
  /** The same event again has the same key, and is told once. */
  kunci: string;
  /** Who did it himself is not told. */
  pelaku: string | null;
  kabar: { penerima: Penerima; isi: IsiKabar }[];
}
/** Makes the messages of an event of its kind; null = there is no such event. */
export interface PenyajiKabar {
  sajikan: (kejadian: JobPayloads['notifikasi']) => Promise<KabarKejadian | null>;
}

/** Who makes the messages of which kind of event. A module enters its own when it starts. */
@Injectable()
export class PenyajiKabarService {
  private readonly penyaji = new Map<string, PenyajiKabar>();

  /** Throws when the kind has one already. */
  daftarkan(sumber: string, penyaji: PenyajiKabar): void {
    if (this.penyaji.has(sumber)) throw new Error(`two presenters of notices for ${sumber}`);
    this.penyaji.set(sumber, penyaji);
  }

  /** null = no such event, or nobody presents its kind. */
  async sajikan(sumber: string, kejadian: JobPayloads['notifikasi']): Promise<KabarKejadian | null> {
    return (await this.penyaji.get(sumber)?.sajikan(kejadian)) ?? null;
  }
}
