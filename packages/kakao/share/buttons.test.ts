// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { testPage } from '../testing.ts'
import { createCustomButton, createDefaultButton, createScrapButton } from './buttons.ts'

const text = { objectType: 'text', text: '안녕', link: { webUrl: 'https://shop.example' } } as const

beforeEach(() => {
  document.body.innerHTML = '<button id="share">공유</button>'
})

const share = () => document.querySelector('#share') as HTMLElement

test('a button shares when it is clicked, by its element or its id', async () => {
  const { kakao, forms, settle } = testPage()
  createDefaultButton(kakao, { ...text, container: '#share' })
  createScrapButton(kakao, { requestUrl: 'https://shop.example', container: share() })
  createCustomButton(kakao, { templateId: 3, container: share() })
  share().click()
  await settle()
  expect(forms.map(({ fields }) => fields.validation_action)).toEqual(['default', 'scrap', 'custom'])
  expect(forms[0]?.fields.validation_params).not.toContain('container')
})

test('a button needs a container', () => {
  const { kakao } = testPage()
  const why = 'container is required for KakaoTalk sharing: pass in element or id'
  // @ts-expect-error: needed
  expect(() => createDefaultButton(kakao, text)).toThrow(why)
  for (const container of ['#nowhere', '', '1st'])
    expect(() => createDefaultButton(kakao, { ...text, container })).toThrow(why)
})

test('a button refuses a wrong message when it is made, not when it is clicked', () => {
  const { kakao } = testPage()
  // @ts-expect-error: text is needed
  expect(() => createDefaultButton(kakao, { objectType: 'text', link: {}, container: '#share' })).toThrow(
    'Missing required keys: text at Share.createDefaultButton',
  )
})

test('a click that fails warns, and the page goes on', async () => {
  const { kakao, settle, warnings, went } = testPage('android')
  createDefaultButton(kakao, { ...text, container: '#share' })
  share().click()
  await settle()
  expect(warnings).toEqual(['Failed to fetch'])
  expect(went).toEqual([])
})

test('cleanup makes the element an element again', async () => {
  const { kakao, forms, settle } = testPage()
  createDefaultButton(kakao, { ...text, container: '#share' })
  kakao.cleanup()
  share().click()
  await settle()
  expect(forms).toEqual([])
})
