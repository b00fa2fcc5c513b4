// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readWidgets, widgetNames } from './widgets.ts'

// Drawn by React itself here, not by the testing library, so React must be told that this is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
URL.createObjectURL = () => 'blob:'
URL.revokeObjectURL = () => undefined

test.each(widgetNames)('%s is taken over in the browser without a word', async (widget) => {
  for (const { name, node } of (await readWidgets('ko', widget)).flatMap(({ entries }) => entries)) {
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
