// @vitest-environment jsdom

import { type GalleryLanguage, galleryLanguages } from '@sillage/ui/gallery.ts'
import { violations } from '@sillage/ui/testing.ts'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { readWidgets, widgetNames } from './widgets.ts'

afterEach(cleanup)

const entriesOf = async (name: string, language: GalleryLanguage) =>
  (await readWidgets(language, name)).flatMap(({ entries }) => entries)

// jsdom has no addresses for files in memory.
URL.createObjectURL = () => 'blob:'
URL.revokeObjectURL = () => undefined

/** The entry as it stands once everything it fetches has come. */
async function draw(node: ReactNode) {
  const { container } = render(<main>{node}</main>)
  await waitFor(() => expect(container.querySelector('[aria-busy="true"][readonly]')).toBeNull())
  return container
}

const inBoth = widgetNames.flatMap((widget) => galleryLanguages.map((language) => [widget, language] as const))

test.each(inBoth)('%s in "%s" has nothing a screen reader would trip over', async (widget, language) => {
  for (const { name, node } of await entriesOf(widget, language)) {
    expect(await violations(await draw(node)), name).toEqual([])
    cleanup()
  }
})

const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title', 'value', 'data-label']

/** All that is read or heard, in typed text too. */
const wordsOf = (container: Element) =>
  [...container.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((text) => text.textContent),
      ...ATTRIBUTES.map((attribute) => element.getAttribute(attribute)),
    ])
    .filter((words) => words !== null && words.trim() !== '')
    .join(' ')

// The name of a language stands in that language, whichever is shown.
const hasKorean = (words: string) => /[ㄱ-ㆎ가-힣]/.test(words.replaceAll('한국어', ''))

test.each(widgetNames)(
  '%s has no Korean letter in English, and says in Korean what it says in English',
  async (widget) => {
    const said = { ko: '', en: '' }
    for (const language of galleryLanguages) {
      for (const { name, node } of await entriesOf(widget, language)) {
        const words = wordsOf(await draw(node))
        if (language === 'en') expect(hasKorean(words) && words, name).toBe(false)
        said[language] += words
        cleanup()
      }
    }
    expect(hasKorean(said.ko)).toBe(true)
    expect(said.en).toMatch(/[a-z]{3}/i)
  },
)

const STATES = [
  'role',
  'type',
  'disabled',
  'checked',
  'open',
  'readonly',
  'multiple',
  'src',
  'href',
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-hidden',
  'aria-invalid',
  'aria-pressed',
  'aria-required',
  'aria-selected',
  'aria-valuenow',
]
// The parts of a date change their order with the language, and a dollar stands before its figure.
const OF_A_LANGUAGE = '.date-parts *, .won'

/** What can be seen of a state but its words. */
const shapeOf = (container: Element) =>
  [...container.querySelectorAll(`*:not(${OF_A_LANGUAGE})`)].map((element) =>
    [
      element.tagName.toLowerCase(),
      ...element.classList,
      ...STATES.filter((name) => element.hasAttribute(name)).map((name) => `${name}=${element.getAttribute(name)}`),
    ].join(' '),
  )

test.each(widgetNames)('%s shows the same states in both languages', async (widget) => {
  const [korean, english] = await Promise.all([entriesOf(widget, 'ko'), entriesOf(widget, 'en')])
  expect(english.map(({ name }) => name)).toEqual(korean.map(({ name }) => name))
  expect(new Set(korean.map(({ name }) => name)).size).toBe(korean.length)
  for (const [index, { name, node }] of korean.entries()) {
    const shape = shapeOf(await draw(node))
    cleanup()
    expect(shapeOf(await draw(english[index]?.node)), name).toEqual(shape)
    cleanup()
  }
})
