import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entriesOf, galleries } from './gallery-testing.ts'

const files = readdirSync(import.meta.dirname)
// Parts of a widget, seen in its gallery.
const PARTS: Record<string, string> = {
  'anchor.tsx': 'button',
  'calendar.tsx': 'date-picker',
  'card-deck-cards.tsx': 'card-deck',
  'date-picker-calendar.tsx': 'date-picker',
  'file-preview.tsx': 'file-input',
  'icons.tsx': 'icon',
  'picture-viewer-slides.tsx': 'picture-viewer',
  'rich-text-actions.tsx': 'rich-text-editor',
  'rich-text-toolbar.tsx': 'rich-text-editor',
}
const widgets = files.filter((file) => /^(?!gallery-)[a-z-]+\.tsx$/.test(file))
const galleryOf = (file: string) => `${PARTS[file] ?? file.replace('.tsx', '')}.gallery.tsx`
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('every widget has a gallery', () => {
  expect(widgets.filter((file) => !galleries.includes(galleryOf(file)))).toEqual([])
})

test.each(galleries)('%s is drawn by a server, where there is no window', async (file) => {
  const entries = await entriesOf(file, 'ko')
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) expect(renderToString(entry.node), entry.name).not.toBe('')
})

/** What changes nothing to be seen: names for the server and the router, what is told, what every entry has anyway. */
const UNSEEN =
  /^(id|name|value|type|form|ref|rel|target|className|link|on[A-Z]\w*|finalFocus|today|also|near|children)$/

test.each(widgets)('all that %s can be told to look like is in a gallery', (file) => {
  const text = read(file)
  const gallery = read(galleryOf(file))
  const isShown = (word: string) => new RegExp(`\\b${word}\\b`).test(gallery)
  const isDefault = (choice: string) => text.includes(` = '${choice}'`)
  const props = [...text.matchAll(/[\s{](\w+)\?: ([^;}\n]*)/g)].flatMap(([, name = '', type = '']) => {
    const choices = [...type.matchAll(/'([a-z-]+)'/g)].map(([, choice = '']) => choice)
    return UNSEEN.test(name) ? [] : [name, ...choices.filter((choice) => !isDefault(choice))]
  })
  expect(props.filter((word) => !isShown(word))).toEqual([])
})

// The numbers of the specification weigh nothing.
const isLight = (name: string) => name === 'react' || name === '@sillage/kit/limits.ts'

/** Everything a file draws in, and what draws those in, as far as it leaves this package. */
function outside(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return []
  seen.add(file)
  const text = read(file)
  const imports = [...text.matchAll(/^(?!import type).*?(?:from|import) '([^']+)'/gm)].map(([, name = '']) => name)
  return imports.flatMap((name) => (name.startsWith('./') ? outside(name.slice(2), seen) : [name]))
}

test.each([
  'anchor.tsx',
  'badge.tsx',
  'use-tour.ts',
  'button.tsx',
  'card-deck.tsx',
  'heart-toggle.tsx',
  'icon-button.tsx',
  'icon.tsx',
  'logo.tsx',
  'paginator.tsx',
  'picture.tsx',
  'price.tsx',
  'progress-bar.tsx',
  'section-head.tsx',
])('%s, on every first page, brings nothing but react with it', (file) => {
  expect(new Set(outside(file))).toEqual(new Set(outside(file).filter(isLight)))
})

test.each([
  'date-picker.tsx',
  'radio-group.tsx',
  'range-input.tsx',
  'star-input.tsx',
  'file-input.tsx',
  'text-area.tsx',
])('%s, in every form, brings nothing but react with it', (file) => {
  expect(outside(file).filter((name) => !isLight(name))).toEqual([])
})

test('the dialog does bring more, so the test above can tell', () => {
  expect(outside('dialog.tsx')).toContain('@base-ui/react/dialog')
})
