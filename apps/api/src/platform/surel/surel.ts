import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { SUREL } from '@sinas/domain/format/teks';
import { isiSurel, type IsiSurel } from './isi-surel';

const BATAS_MS = 15_000;

/** A file that goes with a message. */
interface Lampiran {
  nama: string;
  isi: Buffer;
  mime: string;
}
/** Outgoing mail by SMTP. Throws when the server does not take the message; jobs try again. */
@Injectable()
export class Surel implements OnApplicationShutdown {
  private transport: Transporter | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** `nama` names the message: sent again after a crash, mail servers and readers know it as the same. */
  async kirim(kepada: string, isi: IsiSurel, nama?: string, lampiran: readonly Lampiran[] = []): Promise<void> {
    const { url, dari } = this.config.surel;
    if (!url) throw new Error('SMTP_URL is not set: mail cannot be sent');
    // A list or a line break in it would be other recipients.
    if (!SUREL.test(kepada)) throw new Error('not one mail address');
    this.transport ??= createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: BATAS_MS,
      greetingTimeout: BATAS_MS,
      socketTimeout: BATAS_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { teks, html } = isiSurel(isi, this.config.publicUrl);
    const messageId = nama && `<${nama}@${new URL(this.config.publicUrl).hostname}>`;
    await this.transport.sendMail({
      from: dari,
      to: { name: '', address: kepada },
      subject: isi.judul,
      text: teks,
      html,
      messageId,
      attachments: lampiran.map(({ nama: filename, isi: content, mime: contentType }) => ({
        filename,
        content,
        contentType,
      })),
    });
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}
