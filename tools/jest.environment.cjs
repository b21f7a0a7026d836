const { TestEnvironment } = require('jest-environment-node');

/**
 * A test that fails before its last line leaves its application open: listening, connected, keeping the process alive for
 * ever. When all hooks of a file have run, what is still open is closed here (World of apps/api/test/support).
 */
module.exports = class extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'run_finish') return;
    const open = this.global.duniaTerbuka;
    if (open) await Promise.allSettled([...open].map((world) => world.close()));
  }
};
