import { beforeEach, expect, test } from 'vitest'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import { testShop } from '../../testing.ts'
import { banner } from './banner-template.ts'
import { cmsPageTable } from './cms-tables.ts'

const { as, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)
const shown = (name: string) => visitor.content.cms.published({ params: { name } })

test('a shop without a banner says so, and is not refused', async () => {
  expect(await shown('banner')).toEqual({ template: null, link: '' })
})

test('the published banner comes with its tree and its link', async () => {
  await db.insert(cmsPageTable).values(banner)
  const { template, link } = await shown('banner')
  expect(link).toBe(banner.link)
  const [offer, today] = banner.template?.children ?? []
  expect(template?.children[0]).toMatchObject({ id: offer?.id, tag: 'span' })
  // The hour is the one the product pages count by.
  const innerText = `평일 ${firstShippingRules.cut_off} 전에 주문하면 그날 출발해요.`
  expect(template?.children[1]).toMatchObject({ id: today?.id, option: { props: { innerText } } })
})

test('what the banner says of sending is what staff have set', async () => {
  await db.insert(cmsPageTable).values(banner)
  const said = async () => (await shown('banner')).template?.children.map(({ option }) => option.props.innerText)
  expect(await said()).toContain('50,000원부터 배송비 없이 보내 드려요.')
  const staff = await as('clerk', { permissions: ['shipping'] })
  const rules = { ...firstShippingRules, free_from_krw: 70_000, cut_off: '11:30' }
  await staff.shipping.staff.save({ body: { rules, note: '택배비가 올랐어요', based_on: null } })
  expect(await said()).toContain('70,000원부터 배송비 없이 보내 드려요.')
  expect(await said()).toContain('평일 11:30 전에 주문하면 그날 출발해요.')
})
