import { contract } from '@sillage/domains/contract.ts'
import { noSchemas, wire } from '@sillage/web-kit/vite/wire.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { consoleEnglish } from './vite/english.ts'

/** The console: drawn in the browser alone, in files of its own that no shopper ever loads. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  plugins: [react(), tailwindcss(), wire(contract), consoleEnglish(), noSchemas()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    // A font or picture inlined as data: would be forbidden by the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
