import { createServer, type Server } from 'node:http';
import { registry } from './metrik';

/** `GET /metrics` on a port of its own, which no public proxy forwards. Port null: none. `segarkan` runs before each answer. */
export function serveMetrics(
  port: number | null,
  host: string,
  segarkan: () => Promise<void> = () => Promise.resolve(),
): Server | null {
  if (port === null) return null;
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url?.split('?')[0] !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    segarkan()
      .then(() => registry.metrics())
      .then(
        (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => res.writeHead(500).end(),
      );
  });
  server.listen(port, host);
  server.unref();
  return server;
}
