import { type GalleryEntries, type GalleryEntry, type GalleryLanguage, sayIn } from './gallery.ts'

const files = import.meta.glob('./*.gallery.tsx')

/** Every gallery file of the house. */
export const galleries = Object.keys(files).map((path) => path.replace('./', ''))

/** What a gallery file shows in a language. */
export async function entriesOf(file: string, language: GalleryLanguage): Promise<GalleryEntry[]> {
  const load = files[`./${file}`]
  if (!load) throw new Error(`${file} is no gallery`)
  // Each gallery exports these; one that does not fails here, and its test with it.
  const { entries } = (await load()) as { entries: GalleryEntries }
  return entries(sayIn(language))
}
