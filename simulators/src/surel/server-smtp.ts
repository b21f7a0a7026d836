import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { DEFAULT_DELAY_MS, pause, type Kendali, type Perilaku } from '../perilaku';
import type { KotakSurat } from './kotak-surat';

const MAX_BYTES = 5_000_000;
const CLOSE_MS = 200;

export interface ServerSmtp {
  port: number;
  close(): Promise<void>;
}

class Ditolak extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  if (stream.sizeExceeded) throw new Ditolak(552, 'Surel terlalu besar');
  return Buffer.concat(chunks);
}

/** Takes the message the way the system was told to behave; throws what the sender is to hear. */
async function terimaSebagai(perilaku: Perilaku, terima: () => Promise<unknown>): Promise<void> {
  const ms = perilaku.ms ?? DEFAULT_DELAY_MS;
  switch (perilaku.mode) {
    case 'gagal':
      throw new Ditolak(451, 'Server surel sedang terganggu');
    case 'tolak':
      throw new Ditolak(550, perilaku.pesan ?? 'Surel ditolak');
    case 'gantung':
      await (perilaku.ms === undefined ? new Promise<never>(() => undefined) : pause(ms));
      throw new Ditolak(421, 'Waktu habis');
    case 'putus_setelah_efek':
      await terima();
      throw new Ditolak(421, 'Sambungan ditutup');
    case 'lambat':
      await pause(ms);
      await terima();
      return;
    case 'jawab_lambat':
      await terima();
      await pause(ms);
      return;
    case 'acak':
      await pause(Math.random() * ms);
      await terima();
      return;
    case 'normal':
    case 'dobel':
      await terima();
  }
}

/** Takes mail for everybody, from everybody who can reach it, and delivers none of it. Port 0 takes any free one. */
export function startSmtp(port: number, host: string, kotak: KotakSurat, kendali: Kendali): Promise<ServerSmtp> {
  const onData = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const mentah = await readAll(stream);
    const kepada = session.envelope.rcptTo.map((to) => to.address);
    await kendali.selama(
      'surel',
      terimaSebagai(kendali.take('surel'), () => kotak.terima(mentah, kepada)),
    );
  };
  const server = new SMTPServer({
    banner: 'Kotak surat pengembangan SINAS NK',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    size: MAX_BYTES,
    closeTimeout: CLOSE_MS,
    onData: (stream, session, done) => {
      onData(stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // A sender that hangs up in the middle is its own trouble.
  server.on('error', (error) => console.error(error.message));
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      const close = () => new Promise<void>((done) => server.close(done));
      resolve({ port: (server.server.address() as AddressInfo).port, close });
    });
  });
}
