import type { Answer, Call } from '../http';
import { BadRequest } from '../http';
import { halamanKotak } from './halaman';
import type { KotakSurat } from './kotak-surat';

function readSejak(call: Call): Date | undefined {
  const teks = call.query.get('sejak');
  if (!teks) return undefined;
  const sejak = new Date(teks);
  if (Number.isNaN(sejak.getTime())) throw new BadRequest('sejak harus berupa waktu ISO 8601');
  return sejak;
}

/** The mailbox for people (a page) and for tests (JSON); undefined = another address. */
export function pintuSurel(kotak: KotakSurat, call: Call): Answer | undefined {
  const kepada = call.query.get('kepada') ?? '';
  switch (`${call.method} ${call.path}`) {
    case 'GET /surel':
      return { status: 200, body: halamanKotak(kotak.daftar(kepada), kepada, call.query.get('id')), html: true };
    case 'GET /surel/pesan':
      return { status: 200, body: kotak.daftar(kepada, readSejak(call)) };
    case 'DELETE /surel/pesan':
      kotak.kosongkan();
      return { status: 204, body: null };
    default:
      return undefined;
  }
}
