import { SignPdf, Signer } from '@signpdf/signpdf';
import {
  PDFArray,
  PDFCrossRefSection,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  PDFTrailer,
  PDFTrailerDict,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import { buatCms, type KunciLuar } from './cms';
import type { TempatTanda } from './penanda-tangan';

/** Room for signature, chain and time stamp, bytes. */
const PANJANG_TANDA = 16_384;
const CETAK = 4;
const TERKUNCI = 128;
/** Signatures exist; the file is only ever added to. */
const TANDA_DAN_TAMBAH = 3;

export interface Keterangan {
  nama: string;
  alasan?: string;
  waktu: Date;
  tempat?: TempatTanda;
}
class PenandaCms extends Signer {
  constructor(private readonly kunci: KunciLuar) {
    super();
  }
  override sign(isi: Buffer): Promise<Buffer> {
    return buatCms(isi, this.kunci);
  }
}

/**
 * The file with one more PAdES signature, added behind what is there: not a byte before it changes. Throws Error for a file
 * without a classic cross-reference table.
 */
export async function bubuhkan(pdf: Buffer, ket: Keterangan, kunci: KunciLuar): Promise<Buffer> {
  return new SignPdf().sign(await denganTempat(pdf, ket), new PenandaCms(kunci));
}

async function denganTempat(pdf: Buffer, ket: Keterangan): Promise<Buffer> {
  const dok = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = dok;
  const halaman = dok.getPages().at(ket.tempat?.halaman ?? 0);
  if (!halaman) throw new Error(`there is no page ${ket.tempat?.halaman}`);
  const formulir =
    catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({ Fields: [], SigFlags: TANDA_DAN_TAMBAH });
  const medan = formulir.lookup(PDFName.of('Fields'), PDFArray);
  const tanda = context.register(kamusTanda(context, ket));
  const [rupa, kotak] = rupaTempat(context, ket.tempat);
  const bidang = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: CETAK | TERKUNCI },
      T: PDFString.of(`TandaTangan${medan.size() + 1}`),
      ...{ V: tanda, P: halaman.ref, Rect: kotak },
      ...(rupa ? { AP: { N: rupa } } : {}),
    }),
  );
  medan.push(bidang);
  const catatan = halaman.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  halaman.node.set(PDFName.of('Annots'), context.obj([...(catatan?.asArray() ?? []), bidang]));
  catalog.set(PDFName.of('AcroForm'), formulir);
  const akar = context.trailerInfo.Root;
  if (!(akar instanceof PDFRef)) throw new Error('the file has no catalog');
  return tambahkan(pdf, context, [akar, halaman.ref, tanda, bidang, ...(rupa ? [rupa] : [])]);
}

function kamusTanda(context: PDFContext, { nama, alasan, waktu }: Keterangan): PDFDict {
  const bintang = PDFName.of('**********');
  return context.obj({
    ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' },
    ByteRange: [0, bintang, bintang, bintang],
    Contents: PDFHexString.of('0'.repeat(PANJANG_TANDA)),
    M: PDFString.fromDate(waktu),
    Name: PDFHexString.fromText(nama),
    ...(alasan ? { Reason: PDFHexString.fromText(alasan) } : {}),
  });
}

/** A see-through field: what a reader sees there was printed with the page. */
function rupaTempat(context: PDFContext, t: TempatTanda | undefined): [PDFRef | null, number[]] {
  if (!t) return [null, [0, 0, 0, 0]];
  const kosong = context.stream('', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, t.lebar, t.tinggi],
    Resources: {},
  });
  return [context.register(kosong), [t.x, t.y, t.x + t.lebar, t.y + t.tinggi]];
}

/** An incremental update (ISO 32000-1, 7.5.6) of what these refer to. */
function tambahkan(pdf: Buffer, context: PDFContext, semua: readonly PDFRef[]): Buffer {
  const sebelum = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.subarray(-64).toString('latin1'))?.[1] ?? NaN);
  if (pdf.subarray(sebelum, sebelum + 4).toString('latin1') !== 'xref')
    throw new Error('only a file with a classic cross-reference table can be signed');
  const xref = PDFCrossRefSection.create();
  const potong: Buffer[] = [pdf, Buffer.from('\n')];
  let letak = pdf.length + 1;
  const tulis = (b: Buffer): void => {
    potong.push(b);
    letak += b.length;
  };
  for (const ref of [...semua].sort((a, b) => a.objectNumber - b.objectNumber)) {
    xref.addEntry(ref, letak);
    tulis(Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`));
    tulis(bytes(context.lookup(ref)));
    tulis(Buffer.from('\nendobj\n'));
  }
  const { Root, Info, ID } = context.trailerInfo;
  const akhir = PDFTrailerDict.of(
    context.obj({
      ...{ Size: context.largestObjectNumber + 1, Root, Prev: PDFNumber.of(sebelum) },
      ...(Info ? { Info } : {}),
      ...(ID ? { ID } : {}),
    }),
  );
  const diXref = letak;
  for (const bagian of [xref, akhir, PDFTrailer.forLastCrossRefSectionOffset(diXref)]) {
    tulis(bytes(bagian));
    tulis(Buffer.from('\n'));
  }
  return Buffer.concat(potong);
}
function bytes(o: PDFObject | PDFCrossRefSection | PDFTrailerDict | PDFTrailer | undefined): Buffer {
  const b = Buffer.alloc(o?.sizeInBytes() ?? 0);
  o?.copyBytesInto(b, 0);
  return b;
}
