// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GalleryEntry } from './gallery.ts'

// Drawn by React itself here, not by the testing library, so React must be told that this is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
URL.createObjectURL = () => 'blob:'
URL.revokeObjectURL = () => undefined

const galleries = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.gallery.tsx'))

test.each(galleries)('%s is taken over in the browser without a word', async (file) => {
  const { entries }: { entries: GalleryEntry[] } = await import(join(import.meta.dirname, file))
  for (const { name, node } of entries) {
    const place = document.createElement('div')
    place.innerHTML = renderToString(node)
    document.body.append(place)
    const errors: unknown[] = []
    const root = await act(async () => hydrateRoot(place, node, { onRecoverableError: (error) => errors.push(error) }))
    expect(errors, name).toEqual([])
    await act(async () => root.unmount())
    place.remove()
  }
})
