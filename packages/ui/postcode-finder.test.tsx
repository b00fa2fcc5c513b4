// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PostcodeAddress, readPostcodeAddress } from './postcode-address.ts'
import { PostcodeFinder } from './postcode-finder.tsx'
import type { PostcodeService } from './postcode-service.ts'
import { violations } from './testing.ts'

type Options = ConstructorParameters<PostcodeService>[0]
let embedded: { options: Options; element: HTMLElement; q: string | undefined; autoClose: boolean }[] = []

/** The service as far as the page sees it: a frame in the element, and an answer when the test gives one. */
class Postcode {
  options: Options
  constructor(options: Options) {
    this.options = options
  }
  embed(element: HTMLElement, { q, autoClose }: { q?: string; autoClose: boolean }) {
    const search = document.createElement('button')
    search.textContent = '주소 검색'
    element.replaceChildren(search)
    embedded.push({ options: this.options, element, q, autoClose })
  }
}

const labels = {
  title: '우편번호 찾기',
  loading: '불러오는 중',
  failed: '불러오지 못했어요.',
  retry: '다시',
  close: '닫기',
}
const answer = {
  zonecode: '03985',
  address: '서울 마포구 동교로 234',
  addressEnglish: '234, Donggyo-ro, Mapo-gu, Seoul, Republic of Korea',
  roadAddress: '서울 마포구 동교로 234',
  roadAddressEnglish: '234, Donggyo-ro, Mapo-gu, Seoul, Republic of Korea',
  jibunAddress: '서울 마포구 연남동 227-1',
  buildingName: '연남하이츠',
  apartment: 'Y',
  bname: '연남동',
}

// jsdom fetches no scripts: the test is the network, and every test has an address of its own.
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="/service-"]')]
let tests = 0
afterEach(() => {
  cleanup()
  for (const script of scripts()) script.remove()
  delete window.daum
  embedded = []
})

function find({ query }: { query?: string } = {}) {
  const scriptUrl = `/service-${++tests}.js`
  const log: (string | PostcodeAddress)[] = []
  function Form() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          주소 찾기
        </button>
        <PostcodeFinder
          open={open}
          onClose={() => {
            log.push('closed')
            setOpen(false)
          }}
          onSelect={(address) => log.push(address)}
          onFail={() => log.push('failed')}
          scriptUrl={scriptUrl}
          query={query}
          labels={labels}
        />
      </>
    )
  }
  render(<Form />)
  const open = () => userEvent.click(screen.getByRole('button', { name: '주소 찾기' }))
  return { log, open }
}

async function arrive() {
  window.daum = { Postcode }
  await act(async () => void scripts().map((script) => fireEvent.load(script)))
}
const breakOff = () => act(async () => void scripts().map((script) => fireEvent.error(script)))
const lastEmbedded = async () => {
  await waitFor(() => expect(embedded.length).toBeGreaterThan(0))
  const last = embedded.at(-1)
  if (!last) throw new Error('nothing was embedded')
  return last
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('nothing is fetched before it opens, and the script once however often it does', async () => {
  const { open } = find()
  expect(scripts()).toEqual([])
  await open()
  expect(screen.getByRole('status').textContent).toBe('불러오는 중')
  await arrive()
  expect((await lastEmbedded()).element.isConnected).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  await gone()
  await open()
  await waitFor(() => expect(embedded).toHaveLength(2))
  expect(scripts()).toHaveLength(1)
})

test('it is embedded in our dialog, filling it, with what is searched for', async () => {
  const { open } = find({ query: '동교로' })
  await open()
  await arrive()
  const { element, options, q, autoClose } = await lastEmbedded()
  expect(screen.getByRole('dialog', { name: '우편번호 찾기' }).contains(element)).toBe(true)
  expect([options.width, options.height, q, autoClose]).toEqual(['100%', '100%', '동교로', false])
})

test('a choice is told as postcode and address, once, and closes it', async () => {
  const { log, open } = find()
  await open()
  await arrive()
  const { options } = await lastEmbedded()
  act(() => options.oncomplete(answer))
  act(() => options.oncomplete(answer))
  expect(log).toEqual([expect.objectContaining({ zonecode: '03985', address: '서울 마포구 동교로 234' }), 'closed'])
  await gone()
})

test('closed from inside the search, or by Escape, it tells no address', async () => {
  const { log, open } = find()
  await open()
  await arrive()
  const { options } = await lastEmbedded()
  act(() => options.onclose('FORCE_CLOSE'))
  await gone()
  await open()
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(log).toEqual(['closed', 'closed'])
})

test('a script that does not come is said, told, and tried again', async () => {
  const { log, open } = find()
  await open()
  await breakOff()
  expect((await screen.findByRole('alert')).textContent).toBe('불러오지 못했어요.')
  expect(log).toEqual(['failed'])
  expect(scripts()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '다시' }))
  await waitFor(() => expect(scripts()).toHaveLength(1))
  await arrive()
  await lastEmbedded()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('closed after a failure, it tries again when it opens', async () => {
  const { log, open } = find()
  await open()
  await breakOff()
  await userEvent.click(await screen.findByRole('button', { name: '닫기' }))
  await gone()
  await open()
  await arrive()
  await lastEmbedded()
  expect(log).toEqual(['failed', 'closed'])
})

test('a script that came without the service counts as one that did not', async () => {
  const { log, open } = find()
  await open()
  await act(async () => void scripts().map((script) => fireEvent.load(script)))
  await screen.findByRole('alert')
  expect(log).toEqual(['failed'])
})

test('a script that hangs is given up after the time a request has', async () => {
  const { log } = find()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: '주소 찾기' }))
  await act(async () => void vi.advanceTimersByTime(9_999))
  expect(log).toEqual([])
  await act(async () => void vi.advanceTimersByTime(1))
  vi.useRealTimers()
  expect(log).toEqual(['failed'])
})

test('an answer that is no address is a failure, not an address', async () => {
  const { log, open } = find()
  await open()
  await arrive()
  const { options } = await lastEmbedded()
  act(() => options.oncomplete({ zonecode: '123' }))
  await screen.findByRole('alert')
  expect(log).toEqual(['failed'])
})

test('open and failed, a screen reader trips over nothing', async () => {
  const { open } = find()
  await open()
  expect(await violations(screen.getByRole('dialog'))).toEqual([])
  await breakOff()
  await screen.findByRole('alert')
  expect(await violations(screen.getByRole('dialog'))).toEqual([])
})

test('the road address wins, with quarter and flats behind it', () => {
  expect(readPostcodeAddress(answer)).toMatchObject({ extra: '(연남동, 연남하이츠)', bname: '연남동' })
  expect(readPostcodeAddress({ ...answer, apartment: 'N' })?.extra).toBe('(연남동)')
  expect(readPostcodeAddress({ ...answer, bname: '연평리', apartment: 'N' })?.extra).toBe('')
  const lot = { ...answer, address: answer.jibunAddress, addressEnglish: '227-1, Yeonnam-dong' }
  expect(readPostcodeAddress(lot)).toMatchObject({
    address: answer.roadAddress,
    addressEnglish: answer.roadAddressEnglish,
  })
  const guessed = { ...lot, roadAddress: '', autoRoadAddress: '서울 마포구 동교로 230' }
  expect(readPostcodeAddress(guessed)?.address).toBe('서울 마포구 동교로 230')
  expect(readPostcodeAddress({ ...lot, roadAddress: '' })).toMatchObject({ address: answer.jibunAddress, extra: '' })
})

test.each([null, 'text', {}, { zonecode: '03985' }, { ...answer, zonecode: 3985 }])('%j is no address', (value) => {
  expect(readPostcodeAddress(value)).toBeNull()
})
