import type { Plugin } from 'vite'

export const refreshEntry = '/@dev-entry'

/** What an HTML file would hold as an inline script: React's hooks for updating in place, then the shop's own entry. */
export function reactRefresh(): Plugin {
  return {
    name: 'dev-entry',
    resolveId: (source) => (source === refreshEntry ? refreshEntry : undefined),
    load: (source) =>
      source === refreshEntry
        ? `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/entry-browser.tsx')`
        : undefined,
  }
}
