// s3rver needs a digest that OpenSSL 3 only has in its legacy provider: a process of its own.
const { mkdirSync } = require('node:fs');
const S3rver = require('@20minutes/s3rver');

const directory = process.argv[2];
mkdirSync(directory, { recursive: true });
new S3rver({ directory, address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false }).run().then(
  ({ port }) => process.send(port),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
process.on('disconnect', () => process.exit(0));
