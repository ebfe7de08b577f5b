// Loaded into a measured server before its program: tells its parent process how much CPU time or memory it has used.
// Finer than /proc, whose hundredths of a second are longer than what is measured.
process.on('message', (what) =>
  process.send?.(what === 'memory' ? process.memoryUsage.rss() : process.cpuUsage()),
);
process.channel?.unref();
