// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { testPage } from '../testing.ts'
import { createAddChannelButton, createChatButton } from './buttons.ts'

const channelPublicId = '_sillage'
const images = 'https://images.example/channel'

beforeEach(() => {
  document.body.innerHTML = '<div id="channel"></div>'
})
const picture = () => document.querySelector<HTMLImageElement>('#channel > a > img')

test('channel button defaults: small, yellow, pc, consult', () => {
  const { kakao } = testPage()
  createChatButton(kakao, { container: '#channel', channelPublicId })
  expect(picture()?.src).toBe(`${images}/consult_small_yellow_pc.png`)
  expect(picture()?.alt).toBe('카카오톡 채널 1:1 채팅 버튼')
  expect(picture()?.srcset).toBe('')
})

test('an add button is small unless it is large', () => {
  const { kakao } = testPage()
  const remove = createAddChannelButton(kakao, { container: '#channel', channelPublicId })
  expect(picture()?.src).toBe(`${images}/friendadd_small_yellow_rect.png`)
  expect(picture()?.alt).toBe('카카오톡 채널 추가 버튼')
  remove()
  createAddChannelButton(kakao, { container: '#channel', channelPublicId, size: 'large' })
  expect(picture()?.src).toBe(`${images}/friendadd_large_yellow_rect.png`)
})

test('a chat button takes size, colour, shape and title', () => {
  const { kakao } = testPage()
  const look = { size: 'large', color: 'mono', shape: 'mobile', title: 'question' } as const
  createChatButton(kakao, { container: '#channel', channelPublicId, ...look })
  expect(picture()?.src).toBe(`${images}/question_large_mono_mobile.png`)
})

test('more densities where they are wished for', () => {
  const { kakao } = testPage()
  createAddChannelButton(kakao, { container: '#channel', channelPublicId, supportMultipleDensities: true })
  const name = `${images}/friendadd_small_yellow_rect`
  expect(picture()?.srcset).toBe(`${name}_2X.png 2x, ${name}_3X.png 3x`)
})

test('attributes of the container go before the settings', () => {
  document.body.innerHTML = `<div id="channel" data-channel-public-id="_other" data-size="large" data-color="mono"
    data-shape="mobile" data-title="question" data-support-multiple-densities="true"></div>`
  const { kakao, opened } = testPage()
  createChatButton(kakao, { container: '#channel', channelPublicId, size: 'small' })
  expect(picture()?.src).toBe(`${images}/question_large_mono_mobile.png`)
  expect(picture()?.srcset).toContain('_3X.png')
  picture()?.click()
  expect(opened[0]?.url).toContain('/_other/chat')
})

test('a click opens the window and moves the page nowhere', () => {
  const { kakao, opened } = testPage()
  createAddChannelButton(kakao, { container: '#channel', channelPublicId })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  picture()?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(opened[0]?.url).toContain('https://channel.example/_sillage/friend?')
})

test('a channel button needs a container', () => {
  const { kakao } = testPage()
  const why = (caller: string) => `container is required for ${caller}: pass in element or id`
  // @ts-expect-error: needed
  expect(() => createAddChannelButton(kakao, { channelPublicId })).toThrow(why('Channel.createAddChannelButton'))
  expect(() => createChatButton(kakao, { channelPublicId, container: '#nowhere' })).toThrow(
    why('Channel.createChatButton'),
  )
})

test('a channel button refuses other looks', () => {
  const { kakao } = testPage()
  // @ts-expect-error: small or large
  expect(() => createChatButton(kakao, { container: '#channel', channelPublicId, size: 'huge' })).toThrow(
    'Illegal argument for "size" in Channel.createChatButton',
  )
  const where = { container: '#channel', channelPublicId }
  // @ts-expect-error: yellow or mono
  expect(() => createChatButton(kakao, { ...where, color: 'red' })).toThrow('Illegal argument for "color"')
  // @ts-expect-error: pc or mobile
  expect(() => createChatButton(kakao, { ...where, shape: 'round' })).toThrow('Illegal argument for "shape"')
  // @ts-expect-error: consult or question
  expect(() => createChatButton(kakao, { ...where, title: 'hello' })).toThrow('Illegal argument for "title"')
  // @ts-expect-error: yes or no
  expect(() => createAddChannelButton(kakao, { ...where, supportMultipleDensities: 2 })).toThrow('Illegal argument')
  expect(picture()).toBeNull()
})

test('cleanup removes the buttons', () => {
  const { kakao } = testPage()
  createChatButton(kakao, { container: '#channel', channelPublicId })
  kakao.cleanup()
  expect(picture()).toBeNull()
})
