// Loaded into every supervised child: when the supervisor is gone (even by kill -9), the child ends in order too.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
