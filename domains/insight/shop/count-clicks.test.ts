// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { countClicks } from './count-clicks.ts'

test('a link that is opened is counted, here or elsewhere; one that is only looked at is not', () => {
  const reported: unknown[] = []
  const { api } = createShop({
    contract,
    transport: async ({ body }) => {
      reported.push(body)
      return { status: 200, body: { message: '' } }
    },
  })
  document.body.innerHTML =
    '<p data-click-type="banner" data-click-id="7"><a href="#new" aria-label="신상품">신상품</a></p>'
  countClicks(document, api)
  const press = (kind: 'click' | 'auxclick', button: number) =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent(kind, { button, bubbles: true }))
  press('auxclick', 2)
  expect(reported).toEqual([])
  press('click', 0)
  press('auxclick', 1)
  expect(reported).toEqual([
    expect.objectContaining({ click_type: 'banner', click_id: '7' }),
    expect.objectContaining({ click_type: 'banner', click_id: '7' }),
  ])
})
