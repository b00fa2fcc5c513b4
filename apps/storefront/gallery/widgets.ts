import type { ReactNode } from 'react'

/** One widget with all its states, as its gallery file shows them. */
export type Widget = { name: string; entries: { name: string; node: ReactNode }[] }

const files = import.meta.glob('../../../packages/ui/*.gallery.tsx')

/** Every gallery of the house, by name. */
export async function readWidgets(): Promise<Widget[]> {
  const widgets = Object.entries(files).map(async ([path, load]) => {
    // The glob takes only gallery files, and each exports its entries: packages/ui/gallery.test.ts holds them to it.
    const { entries } = (await load()) as Pick<Widget, 'entries'>
    return { name: path.replace(/^.*\/|\.gallery\.tsx$/g, ''), entries }
  })
  return (await Promise.all(widgets)).toSorted((a, b) => a.name.localeCompare(b.name))
}
