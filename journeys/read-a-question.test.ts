import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
/** The answer that is open. */
const open = (page: Page) => main(page).locator('.faq-list details[open]:visible')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}\\*?$`) })
const pdf = { name: '왁스 안내.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a document') }

const query = (page: Page) => new URL(page.url()).searchParams
const topOf = async (page: Page) => (await open(page).boundingBox())?.y ?? -1

/** What the demo shop answers, in each language. */
const readers = [
  {
    ...bothWays[0],
    shipping: '배송비는 얼마인가요?',
    islands: '제주와 섬 지역은 추가 배송비가 있어요.',
    burn: '캔들을 처음 켤 때',
    melted: '표면이 가장자리까지 녹을 때까지',
    nose: '코는 같은 향에 금방 익숙해져요.',
    about: '향수',
    perfume: '개봉한 향수를 반품할 수 있나요?',
    opened: '주문 제작한 상품은 반품할 수 없어요',
    broken: '깨진 채로 도착했어요',
  },
  {
    ...bothWays[1],
    shipping: 'How much is shipping?',
    islands: 'Jeju and the islands cost more.',
    burn: 'How long should the first burn be?',
    melted: 'Until the surface has melted',
    nose: 'The nose soon gets used to a scent.',
    about: 'perfume',
    perfume: 'Can I return a perfume I have opened?',
    opened: 'items made to order, cannot be returned',
    broken: 'It arrived broken',
  },
]

test.each(readers)(
  'in $lang at $width a question has an address of its own, which opens it, by keyboard',
  async (way) => {
    const t = wordsIn(way.lang)
    const { page, context, troubles } = await visitor(way)
    await arrive(page, '/customer/faq')
    await calm(page)
    // What is pinned stands first, and one answer is open at a time.
    expect(await main(page).locator('.faq-list summary').first().innerText()).toContain(t('가장 많이 찾은 질문'))
    await main(page).locator('summary', { hasText: way.shipping }).focus()
    await page.keyboard.press('Enter')
    await open(page).getByText(way.islands).waitFor()
    await open(page)
      .getByRole('link', { name: new RegExp(t('다음 질문')) })
      .waitFor()
    expect(
      await open(page)
        .getByRole('link', { name: new RegExp(t('이전 질문')) })
        .count(),
    ).toBe(0)
    await main(page).locator('summary', { hasText: way.burn }).click()
    await expect.poll(() => open(page).count()).toBe(1)
    const file = open(page).getByRole('link', { name: /\.pdf/ })
    const reply = await page.request.get((await file.getAttribute('href')) ?? '')
    expect(reply.headers()['content-type']).toBe('application/pdf')
    await expect.poll(() => query(page).get('id')).toMatch(/^\d+$/)
    const id = query(page).get('id') ?? ''
    expect(await page.title()).toContain(way.burn)
    // It was opened here: the page is the same, its place and its focus too.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.reload()
    await open(page).getByText(way.melted).waitFor()

    // The bare address leads to it.
    const other = await context.newPage()
    await other.setViewportSize({ width: way.width, height: 400 })
    await other.goto(`/customer/faq?id=${id}`)
    await open(other).getByText(way.melted).waitFor()
    await expect.poll(async () => Math.abs((await topOf(other)) - 70)).toBeLessThan(12)
    await open(other)
      .getByRole('link', { name: new RegExp(t('다음 질문')) })
      .click()
    await open(other).getByText(way.nose).waitFor()
    expect(query(other).get('id')).not.toBe(id)
    await expect.poll(async () => Math.abs((await topOf(other)) - 70)).toBeLessThan(12)
    await open(other)
      .getByRole('link', { name: new RegExp(t('이전 질문')) })
      .click()
    await other.waitForURL(`**/customer/faq?id=${id}#*`)
    await open(other).getByText(way.melted).waitFor()

    // Closed again, the address is the list's.
    await main(page).locator('summary', { hasText: way.burn }).click()
    await expect.poll(() => query(page).get('id')).toBeNull()
    expect(troubles).toEqual([])
  },
)

test.each(readers)('in $lang at $width a question is read without scripts, where it was found', async (way) => {
  const t = wordsIn(way.lang)
  const { page } = await visitor({ ...way, javaScriptEnabled: false })
  await page.goto(`/customer/faq?keyword=${encodeURIComponent(way.about)}`)
  await main(page).locator('summary', { hasText: way.perfume }).click()
  await open(page)
    .getByRole('link', { name: t('이 질문의 주소') })
    .click()
  await open(page).getByText(way.opened).waitFor()
  expect(await topOf(page)).toBeLessThan(120)
  await open(page)
    .getByRole('link', { name: new RegExp(`^${t('다음 질문')}`) })
    .click()
  await open(page).getByText(way.broken).waitFor()
  expect(await overflow(page)).toBe(0)
  expect((await page.goto('/customer/faq?id=99999'))?.status()).toBe(404)
  expect((await page.goto('/customer/faq?id=x'))?.status()).toBe(200)
})

test('staff pin a question and hang a file on it', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'owner', '/customer/faq/new/edit')
  await calm(page)
  await main(page).getByRole('combobox', { name: '종류' }).click()
  await page.getByRole('option', { name: '향과 캔들' }).click()
  await field(page, '질문').fill('왁스는 어떻게 보관하나요?')
  await field(page, '답').click()
  await page.keyboard.type('서늘한 곳에 두세요.')
  await main(page).getByRole('checkbox', { name: '목록 맨 위에 두기' }).check()
  await main(page).locator('.post-form [data-field=files] input[type=file]').setInputFiles([pdf])
  await main(page).getByRole('button', { name: '올리기', exact: true }).click()
  await page.waitForURL(/\/customer\/faq\?id=\d+#faq-\d+$/)
  await open(page).getByText('서늘한 곳에 두세요.').waitFor()
  await open(page)
    .getByRole('link', { name: /왁스 안내\.pdf/ })
    .waitFor()
  expect(await main(page).locator('.faq-list summary').first().innerText()).toContain('왁스는 어떻게')

  await open(page).getByRole('link', { name: '고치기' }).click()
  await calm(page)
  await main(page).getByRole('button', { name: '왁스 안내.pdf 빼기' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '파일을 지웠어요.' })
  await dialog.getByRole('button', { name: '닫기' }).click()
  await dialog.waitFor({ state: 'detached' })
  await main(page).getByRole('checkbox', { name: '목록 맨 위에 두기' }).uncheck()
  await main(page).getByRole('button', { name: '수정한 글 저장' }).click()
  await page.waitForURL(/\/customer\/faq\?id=\d+#faq-\d+$/)
  await open(page).getByText('서늘한 곳에 두세요.').waitFor()
  await expect
    .poll(() =>
      open(page)
        .getByRole('link', { name: /왁스 안내\.pdf/ })
        .count(),
    )
    .toBe(0)
  expect(troubles).toEqual([])
})
