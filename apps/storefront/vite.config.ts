import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { contract } from '@sillage/domains/contract.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noSchemas, wire } from './vite/wire.ts'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    wire(contract),
    // Must come first: it takes the other languages out before anything else reads them.
    { ...optimizeLocales.vite({ locales: ['ko-KR', 'en-US'] }), enforce: 'pre' },
    ...(isSsrBuild ? [] : [noSchemas()]),
  ],
  // Built, it is one file with everything in it: React's production build, whatever NODE_ENV the server has.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // A font or picture inlined as data: would be forbidden by the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'entry-server.tsx' : ['entry-browser.tsx', 'fonts.css'],
    },
  },
}))
