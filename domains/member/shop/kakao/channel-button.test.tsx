// @vitest-environment jsdom
import type { Transport } from '@sillage/kit/client.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { surroundings } from '@sillage/web-kit/testing.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '../../../contract.ts'
import { createShop } from '../../../shop.ts'
import english from '../../english.json' with { type: 'json' }
import { ChannelButton } from './channel-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// A page begins the kit of a key once, and test files share a page: this key is this file's own.
const messenger = { key: 'js-key-of-the-channel', channel: '_sillage', emulator: null, hosts: {}, certification: false }
const transport: Transport = async () => ({ status: 200, body: { available: true, messenger } })

test.each([
  ['ko', '카카오톡으로 묻기', '카카오톡 창을 열지 못했어요. 카카오톡에서 실라주 채널을 찾아 주세요.'],
  ['en', english['카카오톡으로 묻기'], english['카카오톡 창을 열지 못했어요. 카카오톡에서 실라주 채널을 찾아 주세요.']],
] as const)('where no window opens it is said how the channel is found (%s)', async (locale, name, sentence) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const shop = createShop({ contract, transport })
  const phrases = createPhrases({ locale, package: english })
  render(<ChannelButton action="chat" />, { wrapper: surroundings({ shop, phrases }) })
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText(sentence)
  expect(open).toHaveBeenCalledOnce()
})
