import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { contract } from '@sillage/domains/contract.ts'
import { noSchemas, wire } from '@sillage/web-kit/vite/wire.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig } from 'vite'
import { groups } from './vite/chunks.ts'
import { unusedRouter } from './vite/unused-router.ts'

/**
 * Three builds: what the server draws with, what the browser gets, and the gallery of widgets. The gallery is apart, for
 * what it shares with the shop would be cut out of the shop's own files, and cost every visitor.
 */
const builds = {
  server: { outDir: 'dist/server', input: 'entry-server.tsx' },
  browser: { outDir: 'dist/browser', input: ['entry-browser.tsx', 'fonts.css'] },
  gallery: { outDir: 'dist/gallery', input: 'gallery.html' },
}
const buildOf = ({ isSsrBuild, mode }: ConfigEnv) =>
  isSsrBuild ? builds.server : mode === 'gallery' ? builds.gallery : builds.browser

export default defineConfig((env) => ({
  root: import.meta.dirname,
  ...(env.mode === 'gallery' && { base: '/gallery/', publicDir: false as const }),
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    wire(contract),
    // Must come first: it takes the other languages out before anything else reads them.
    { ...optimizeLocales.vite({ locales: ['ko-KR', 'en-US'] }), enforce: 'pre' },
    ...(env.isSsrBuild ? [] : [noSchemas(), unusedRouter()]),
  ],
  // Built, it is one file with everything in it: React's production build, whatever NODE_ENV the server has.
  ...(env.isSsrBuild && { ssr: { noExternal: true } }),
  define: env.isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: buildOf(env).outDir,
    manifest: !env.isSsrBuild,
    modulePreload: { polyfill: false },
    // A font or picture inlined as data: would be forbidden by the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: buildOf(env).input,
      checks: { bundlerTimings: false },
      // What every page needs and a release of ours does not change: one file that browsers keep from release to release.
      ...(env.isSsrBuild ? {} : { output: { codeSplitting: { groups } } }),
    },
  },
}))
