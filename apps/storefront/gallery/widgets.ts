import { type GalleryEntries, type GalleryEntry, type GalleryLanguage, sayIn } from '@sillage/ui/gallery.ts'

/** One widget with all its states, as its gallery file shows them. */
export type Widget = { name: string; entries: GalleryEntry[] }

const files = import.meta.glob('../../../packages/ui/*.gallery.tsx')

/** Every gallery of the house in a language, by name. */
export async function readWidgets(language: GalleryLanguage): Promise<Widget[]> {
  const widgets = Object.entries(files).map(async ([path, load]) => {
    // The glob takes only gallery files, and each exports its entries: packages/ui/gallery.test.ts holds them to it.
    const { entries } = (await load()) as { entries: GalleryEntries }
    return { name: path.replace(/^.*\/|\.gallery\.tsx$/g, ''), entries: entries(sayIn(language)) }
  })
  return (await Promise.all(widgets)).toSorted((a, b) => a.name.localeCompare(b.name))
}
