import { expect, test } from 'vitest'
import { createChat } from './chat.ts'
import { testChat } from './testing.ts'

test('without a chat there is nothing to open, and it says so', () => {
  expect(createChat().open()).toBe(false)
})

test('a connected chat is opened, and everyone hears when it comes and goes', () => {
  const port = createChat()
  const widget = testChat()
  port.connect(widget)
  const seen: boolean[] = []
  const stop = port.subscribe(() => seen.push(port.isShown()))
  expect(port.open()).toBe(true)
  widget.hide()
  stop()
  widget.open()
  expect(seen).toEqual([true, false])
})
