import { createChat } from '@sillage/web-kit/chat.ts'
import { expect, test } from 'vitest'
import { testChat } from './testing.ts'

test('without a chat there is nothing to open, and it says so', async () => {
  expect(await createChat().open()).toBe(false)
})

test('a chat that does not come says so, too', async () => {
  const port = createChat()
  port.connect({ ...testChat(), open: async () => false })
  expect(await port.open()).toBe(false)
})

test('a connected chat is opened, and everyone hears when it comes and goes', async () => {
  const port = createChat()
  const widget = testChat()
  port.connect(widget)
  const seen: boolean[] = []
  const stop = port.subscribe(() => seen.push(port.isShown()))
  expect(await port.open()).toBe(true)
  widget.hide()
  stop()
  await widget.open()
  expect(seen).toEqual([true, false])
})
