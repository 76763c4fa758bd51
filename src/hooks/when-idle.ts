/** Runs a task when the browser is idle. Safari has no idle callbacks. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
}
