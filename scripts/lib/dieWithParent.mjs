// Preloaded into child processes (node --import): when the parent is gone, even by kill -9, they end in
// order.
const end = () => {
  // Before the program listens to signals, one would end it without its exit handlers.
  if (process.listenerCount('SIGTERM') > 0) process.kill(process.pid, 'SIGTERM');
  else process.exit(1);
};

process.on('disconnect', end);
process.channel?.unref();
if (!process.connected) end();
