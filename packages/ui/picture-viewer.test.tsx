// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PictureViewer } from './picture-viewer.tsx'
import { violations } from './testing.ts'

// jsdom lays nothing out; without a width Swiper cannot tell one picture from the next.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 360 })
window.matchMedia = (media) => ({
  matches: media.includes('reduced-motion'),
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
afterEach(cleanup)

const labels = { title: '상품 사진', previous: '이전 사진', next: '다음 사진', zoom: '크게 보기', close: '닫기' }
const pictures = [1, 2, 3].map((at) => ({ src: `/${at}.webp`, width: 4, height: 5, alt: `사진 ${at}` }))

async function show(at = 1) {
  function Viewer() {
    const [open, setOpen] = useState(true)
    return <PictureViewer open={open} onClose={() => setOpen(false)} pictures={pictures} at={at} labels={labels} />
  }
  render(<Viewer />)
  const dialog = await screen.findByRole('dialog', { name: '상품 사진' })
  // The pictures are there before they can be walked through.
  await waitFor(() => expect(dialog.querySelector('.swiper-initialized')).not.toBeNull())
  // A key pressed before the dialog has the focus goes to the page behind it.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

test('it opens at the picture that was pressed, and the arrows walk to its ends', async () => {
  await show()
  expect(screen.getByText('2 / 3')).toBeDefined()
  await userEvent.keyboard('{ArrowRight}')
  await screen.findByText('3 / 3')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '다음 사진' }).disabled).toBe(true)
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await screen.findByText('2 / 3')
  await userEvent.click(screen.getByRole('button', { name: '이전 사진' }))
  await screen.findByText('1 / 3')
})

test('the Escape key and the button close it', async () => {
  await show()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  await show()
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('everyone can use it', async () => {
  expect(await violations(await show())).toEqual([])
})
