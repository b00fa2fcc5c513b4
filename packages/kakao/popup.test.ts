import { expect, test } from 'vitest'
import { openPopup } from './popup.ts'
import { testPage } from './testing.ts'

test('a window stands in the middle of the screen', () => {
  const { kakao, opened } = testPage()
  openPopup(kakao, { name: 'channel', size: 'channel' })
  expect(opened[0]?.features).toBe('width=350,height=510,left=465,top=145,scrollbars=yes,resizable=1')
})

test('on a small screen a window begins at its edge', () => {
  const { kakao, world, opened } = testPage()
  world.screen = { width: 400, height: 600 }
  openPopup(kakao, { name: 'cert', size: 'cert' })
  expect(opened[0]?.features).toBe('width=620,height=770,left=0,top=0,scrollbars=yes,resizable=1')
})
