/** Once everything is loaded and nothing else is to be done. A part that does not come is missed by no one. */
export function whenIdle(action: () => Promise<void>) {
  // Safari has no idle callbacks; a second after everything is loaded is as good.
  const later = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000))
  const run = () => later(() => void action().catch(() => undefined))
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}
