// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GalleryEntry } from './gallery.ts'
import { violations } from './testing.ts'

afterEach(cleanup)

// jsdom has no addresses for files in memory.
URL.createObjectURL = () => 'blob:'
URL.revokeObjectURL = () => undefined

const galleries = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.gallery.tsx'))
const entriesOf = async (file: string): Promise<GalleryEntry[]> =>
  (await import(join(import.meta.dirname, file))).entries

test.each(galleries)('%s has nothing a screen reader would trip over', async (file) => {
  for (const { name, node } of await entriesOf(file)) {
    const { container } = render(<main>{node}</main>)
    await waitFor(() => expect(container.querySelector('[aria-busy="true"][readonly]')).toBeNull())
    expect(await violations(container), name).toEqual([])
    cleanup()
  }
})

// Drawings and figures, which say nothing in either language.
const WORDLESS = ['icon', 'logo', 'swatch']

test.each(galleries.filter((file) => !WORDLESS.includes(file.replace('.gallery.tsx', ''))))(
  '%s speaks both languages',
  async (file) => {
    const nodes = (await entriesOf(file)).map(({ name, node }) => <div key={name}>{node}</div>)
    const { container } = render(<main>{nodes}</main>)
    const words = [
      container.textContent,
      ...[...container.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'alt', 'placeholder', 'title', 'data-label'].map((attribute) => element.getAttribute(attribute)),
      ),
    ].join(' ')
    expect([/[가-힣]/.test(words), /[a-z]{3}/i.test(words)]).toEqual([true, true])
  },
)
