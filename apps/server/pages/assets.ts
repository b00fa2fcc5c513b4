import type { Manifest } from './manifest.ts'

/** What a page has to load: the entry script, the other scripts it will need at once, and the style sheets. */
export type Assets = { entry: string; scripts: string[]; styles: string[]; fonts: string[]; coreFonts: string[] }

const entryFile = 'entry-browser.tsx'
const fontsFile = 'fonts.css'
/** Cut by npm run fonts: nearly every character of the shop's pages. */
const isCoreFont = /-core-[^/]*\.woff2$/

const ownFolder = 'apps/storefront/'
/** The manifest names files as the storefront's folder sees them. */
const nameOf = (file: string) => (file.startsWith(ownFolder) ? file.slice(ownFolder.length) : `../../${file}`)

/** Follows the build's manifest from the entry and the page's own file to everything they import. */
export function assetsOf(manifest: Manifest, files: string[]): Assets {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const sheet of chunk.css ?? []) styles.add(sheet)
  }
  for (const name of [entryFile, ...files.map(nameOf)]) visit(name)
  const entry = manifest[entryFile]?.file ?? ''
  scripts.delete(entry)
  const address = (file: string) => `/${file}`
  return {
    entry: address(entry),
    scripts: [...scripts].map(address),
    styles: [...styles].map(address),
    fonts: [manifest[fontsFile]?.file ?? ''].filter(Boolean).map(address),
    coreFonts: Object.values(manifest).flatMap(({ file }) => (isCoreFont.test(file) ? address(file) : [])),
  }
}
