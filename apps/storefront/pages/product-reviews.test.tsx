// @vitest-environment jsdom

import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { contract } from '@sillage/domains/contract.ts'
import { givenLine } from '@sillage/domains/order/testing/orders.ts'
import { countReview } from '@sillage/domains/review/server/counts.ts'
import { reviewTable } from '@sillage/domains/review/server/tables.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { renderPage, seeNothing } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Component, loader } from './product-page.tsx'

const { as, ctx, db, dispatcher, empty } = await testShop()
beforeAll(seeNothing)
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 7 })
})
afterEach(cleanup)

async function write(mb_id: string, stars: number, body: string) {
  const order_line_id = await givenLine(ctx, { mb_id, product_id: 7 })
  return (await as(mb_id)).review.create({ body: { order_line_id, stars, body } })
}

async function openReviews() {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/shop/product/7', route: { path: '/shop/product/:productId', Component, loader } })
  return within(await screen.findByRole('region', { name: /^리뷰/ }))
}

test('the average and how the stars are spread are those of what was written', async () => {
  for (const [mb_id, stars] of [
    ['hana', 5],
    ['duri', 5],
    ['juno', 4],
    ['sora', 1],
  ] as const)
    await write(mb_id, stars, '저녁마다 켜 두고 싶은 향이에요.')
  const reviews = await openReviews()
  expect(document.querySelector('.score-number')?.textContent).toBe('3.8')
  const rows = within(reviews.getByRole('list', { name: '별점 분포' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['5점2', '4점1', '3점0', '2점0', '1점1'])
  const widths = rows.map((row) => row.querySelector('i')?.style.getPropertyValue('--at'))
  expect(widths).toEqual(['50%', '25%', '0%', '0%', '25%'])
})

test('what the shop answered stands below the review it answers', async () => {
  const { id } = await write('hana', 4, '향은 좋은데 심지가 조금 짧아요.')
  await write('duri', 5, '방에 향이 오래 남아서 좋아요.')
  const clerk = await as('clerk', { permissions: ['reviews'] })
  await clerk.review.staff.reply({ params: { id }, body: { reply: '다음 것부터 길게 잘라 드릴게요.' } })
  const reviews = await openReviews()
  const answered = (await reviews.findByText('향은 좋은데 심지가 조금 짧아요.')).closest('article')
  expect(answered?.querySelector('.reply')?.textContent).toBe('실라주 다음 것부터 길게 잘라 드릴게요.')
  expect(reviews.getByText('방에 향이 오래 남아서 좋아요.').closest('article')?.querySelector('.reply')).toBeNull()
})

test('one press leaves the reviews with a picture, another brings all back', async () => {
  const { id } = await write('hana', 5, '창가에 두고 찍은 사진도 올려요.')
  await write('duri', 5, '사진 없이 글만 길게 적어 둘게요.')
  const picture = { src: '/media/test-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: '' }
  await db
    .update(reviewTable)
    .set({ has_photo: true, photos: [picture] })
    .where(eq(reviewTable.id, id))
  await countReview(ctx, 7, { gone: { stars: 5, has_photo: false }, come: { stars: 5, has_photo: true } })
  const reviews = await openReviews()
  await reviews.findByText('사진 없이 글만 길게 적어 둘게요.')
  await userEvent.click(reviews.getByRole('button', { name: '사진 리뷰 1' }))
  await expect.poll(() => reviews.queryByText('사진 없이 글만 길게 적어 둘게요.')).toBeNull()
  expect(reviews.getByText('창가에 두고 찍은 사진도 올려요.')).toBeDefined()
  await userEvent.click(reviews.getByRole('button', { name: '사진 리뷰 1' }))
  expect(await reviews.findByText('사진 없이 글만 길게 적어 둘게요.')).toBeDefined()
})
