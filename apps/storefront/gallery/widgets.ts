import { type GalleryEntries, type GalleryEntry, type GalleryLanguage, sayIn } from '@sillage/ui/gallery.ts'

/** One widget with all its states, as its gallery file shows them. */
export type Widget = { name: string; entries: GalleryEntry[] }

const files = {
  ...import.meta.glob('../../../packages/ui/*.gallery.tsx'),
  ...import.meta.glob('../../../domains/*/shop/*.gallery.tsx'),
}

const all = Object.entries(files)
  .map(([path, load]) => ({ name: path.replace(/^.*\/|\.gallery\.tsx$/g, ''), load }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** The names of all widgets: those of packages/ui, and those that a domain has of its own. */
export const widgetNames = all.map(({ name }) => name)

/** Every gallery in a language, by name; or one of them alone. */
export function readWidgets(language: GalleryLanguage, only: string | null): Promise<Widget[]> {
  const wanted = all.filter(({ name }) => !only || name === only)
  return Promise.all(
    wanted.map(async ({ name, load }) => {
      // The glob takes only gallery files, and each exports its entries: the tests beside this file read them all.
      const { entries } = (await load()) as { entries: GalleryEntries }
      return { name, entries: entries(sayIn(language)) }
    }),
  )
}
