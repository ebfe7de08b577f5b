// Preloaded into child processes (node --import): when the parent is gone, even by kill -9, they end in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
