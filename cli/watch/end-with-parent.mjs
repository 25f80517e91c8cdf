// Preloaded into a child process to end it when its parent ends, for whatever reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
