// npm runs a script through a shell, and a signal to npm ends that shell alone: the portal would go on,
// unseen, and keep its port. So a process that npm started stops in order when the shell is gone.
const interval = 200;

/** Stops this process (SIGTERM) when npm, which started it, is gone. */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
