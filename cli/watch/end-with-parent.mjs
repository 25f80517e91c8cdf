// Loaded into a process that another one has started: however that one ends, this one ends as well.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
