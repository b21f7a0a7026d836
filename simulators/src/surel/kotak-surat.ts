import PostalMime from 'postal-mime';

export interface Pesan {
  id: string;
  kepada: string[];
  dari: string;
  judul: string;
  waktu: string;
  teks: string;
  html: string;
  /** Every address that the message links to, in its order. */
  tautan: string[];
}

const KEPT = 500;
const LINK = /href="(https?:[^"]+)"|(https?:\/\/[^\s"'<>)\]]+)/g;
const NAMED: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#34;': '"', '&#39;': "'" };
const decoded = (text: string): string => text.replace(/&(?:amp|quot|#3[489]);/g, (found) => NAMED[found] ?? found);

function linksOf(text: string, html: string): string[] {
  const found = [...`${html}\n${text}`.matchAll(LINK)].map(([, href, bare]) => decoded(href ?? bare ?? ''));
  return [...new Set(found)];
}

/** The last messages that anybody was sent; nothing leaves this process. */
export class KotakSurat {
  private readonly messages: Pesan[] = [];
  private count = 0;

  async terima(mentah: Buffer, kepada: string[], waktu = new Date()): Promise<Pesan> {
    const mail = await PostalMime.parse(mentah);
    const teks = mail.text ?? '';
    const html = mail.html ?? '';
    const pesan: Pesan = {
      id: String((this.count += 1)),
      kepada,
      dari: mail.from?.address ?? '',
      judul: mail.subject ?? '',
      waktu: waktu.toISOString(),
      teks,
      html,
      tautan: linksOf(teks, html),
    };
    this.messages.unshift(pesan);
    this.messages.length = Math.min(this.messages.length, KEPT);
    return pesan;
  }

  /** Newest first; `kepada` is a part of the address. */
  daftar(kepada = '', sejak?: Date): Pesan[] {
    const bagian = kepada.trim().toLowerCase();
    return this.messages.filter(
      (p) => p.kepada.some((k) => k.toLowerCase().includes(bagian)) && (!sejak || new Date(p.waktu) >= sejak),
    );
  }

  kosongkan(): void {
    this.messages.length = 0;
  }
}
