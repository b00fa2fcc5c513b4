import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { agree, chooseMethod, fillGuest, fillPlace, guest, main, pay, settled, wordsIn } from './buying.ts'
import { openMailbox } from './mailbox.ts'
import {
  add,
  amount,
  cases,
  faultsOf,
  focused,
  inFourteenDays,
  lines,
  lit,
  quantity,
  returnTo,
  total,
  tour,
} from './quoting.ts'
import { signIn, signInHere } from './signing-in.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor, mailboxUrl } = journeys()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.each(cases)('at $width pixels in $lang', ({ width, lang, keywords, money, words }) => {
  test('a newcomer is shown around once, by the keyboard alone, and may ask again', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/shop/quotation')
    const how = page.getByRole('button', { name: words.how })
    for (const place of ['search', 'lines', 'total', 'validity', 'receive']) {
      await expect.poll(() => lit(page)).toBe(place)
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => lit(page)).toBe('validity')
    await page.keyboard.press('Escape')
    await tour(page).waitFor({ state: 'detached' })
    await focused(how)

    await arrive(page, '/shop/quotation')
    await total(page).waitFor()
    expect(await tour(page).count()).toBe(0)
    await add(page, keywords[0])
    await how.focus()
    await page.keyboard.press('Enter')
    for (const place of ['search', 'quantity', 'total', 'validity', 'receive']) {
      await expect.poll(() => lit(page)).toBe(place)
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
      if (place === 'receive') expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.finish)
      await page.keyboard.press('Enter')
    }
    await tour(page).waitFor({ state: 'detached' })
    await focused(how)
    expect(troubles).toEqual([])
  })

  test('two lines are written, kept over a reload, taken away, brought back and printed, and no one is kept out', async () => {
    const { page, troubles } = await visitor({ width, lang, bypassCSP: true })
    await returnTo(page)
    await total(page).waitFor()
    await page.evaluate(axe)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.getByRole('button', { name: words.print }).isDisabled()).toBe(true)
    await add(page, keywords[0])
    await add(page, keywords[1])
    const first = lines(page).first()
    await quantity(first).fill('12')
    await quantity(first).press('Enter')
    await page.locator('input[name=company]').fill('달밤 공방')
    const written = async () => ({
      names: await lines(page).locator('.quotation-name').allInnerTexts(),
      quantities: await quantity(lines(page)).evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map((one) => one.value),
      ),
      sums: (await lines(page).locator('.quotation-sum').allInnerTexts()).map((text) => text.trim()),
      total: await total(page).innerText(),
      company: await page.locator('input[name=company]').inputValue(),
    })
    await expect.poll(async () => (await written()).quantities).toEqual(['12', '1'])
    const before = await written()
    expect(before.sums.filter((sum) => !money.test(sum))).toEqual([])
    expect(amount(before.total)).toBe(before.sums.map(amount).reduce((sum, each) => sum + each, 0))
    expect(amount(before.sums[0] ?? '') % 12).toBe(0)
    expect(before.company).toBe('달밤 공방')
    expect(await page.evaluate(() => localStorage.quotation_draft)).not.toMatch(/price|amount|krw|usd/)

    await arrive(page, '/shop/quotation')
    await total(page).waitFor()
    expect(await written()).toEqual(before)

    await first.locator('.icon-button').click()
    await expect.poll(() => lines(page).count()).toBe(1)
    await focused(page.locator('#quotation-lines'))
    await page.getByRole('button', { name: words.undo }).click()
    await expect.poll(written).toEqual(before)
    expect(await overflow(page)).toBe(0)
    await page.evaluate(axe)
    expect(await faultsOf(page)).toEqual([])

    const sheet = page.locator('.quotation-sheet')
    await page.locator('textarea[name=memo]').fill('선물 포장')
    const shown = { name: before.names[0] ?? '', total: before.total }
    expect(await sheet.isVisible()).toBe(false)
    // What the button does is ask the browser; there is no printer here.
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await page.getByRole('button', { name: words.print }).click()
    await page.locator('body[data-printed]').waitFor()

    await page.emulateMedia({ media: 'print' })
    await sheet.getByRole('heading', { name: words.sheet }).waitFor()
    expect(await page.locator('button:visible, a:visible, input:visible, textarea:visible').count()).toBe(0)
    const printed = await sheet.innerText()
    for (const text of [shown.name, shown.total, words.from ?? '', '214-88-60930', '1800-8914', '선물 포장']) {
      expect(printed).toContain(text)
    }
    expect(await sheet.locator('time').getAttribute('datetime')).toBe(await page.evaluate(inFourteenDays))
    expect(troubles).toEqual([])
  })
})

test('a tour that is left with its page is not seen elsewhere, and goes on where it was', async () => {
  const { page, troubles } = await visitor()
  await returnTo(page)
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: '대량 구매' }).click()
  await title('대량 구매')
  await page.goBack()
  await page.getByRole('button', { name: '사용법 보기' }).click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => lit(page)).toBe('lines')
  await page.goForward()
  await title('대량 구매')
  await tour(page).waitFor({ state: 'detached' })
  expect(await page.locator('.tour-light').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => lit(page)).toBe('lines')
  await page.keyboard.press('Escape')
  await tour(page).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('a failed search says so, and the next try finds; garbage in storage is an empty draft', async () => {
  const { page } = await visitor()
  await page.addInitScript("localStorage.quotation_draft ??= '{oh'")
  await returnTo(page)
  await page.getByRole('heading', { name: '담은 상품이 없어요' }).waitFor()
  await page.route('**/api/v1/search?*', (route) => route.abort())
  await page.getByRole('searchbox').fill('무화과')
  await page.getByRole('alert').getByText('상품을 찾지 못했어요.').waitFor()
  await page.unroute('**/api/v1/search?*')
  await page.getByRole('button', { name: '다시 찾기' }).click()
  await page.locator('.quotation-result').first().waitFor()
  await page.getByRole('searchbox').fill('없는 낱말')
  await page.getByText('‘없는 낱말’에 맞는 상품이 없어요.').waitFor()

  // What is no longer sold costs nothing.
  await page.evaluate(() => {
    const lines = [{ product_id: 999_999, variant_id: null, quantity: 3 }]
    localStorage.quotation_draft = JSON.stringify({ version: 1, lines, buyer: {} })
  })
  await arrive(page, '/shop/quotation')
  await page.getByText('판매가 끝난 상품이라 합계에서 제외했어요.').waitFor()
  expect(await total(page).innerText()).toBe('0원')
  await page.getByText('0가지').waitFor()
  expect(await page.getByRole('button', { name: '견적서 받기' }).isDisabled()).toBe(true)
})

test('what another tab writes is taken over; everything is cleared only after asking', async () => {
  const { context, page, troubles } = await visitor()
  await returnTo(page)
  const other = await context.newPage()
  await returnTo(other)
  await add(other, '무화과')
  await expect.poll(() => lines(page).count()).toBe(1)

  const clear = page.getByRole('button', { name: '모두 지우기', exact: true })
  await clear.click()
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await lines(page).count()).toBe(1)
  await clear.click()
  await page.getByRole('dialog').getByRole('button', { name: '모두 지우기' }).click()
  await page.getByRole('heading', { name: '담은 상품이 없어요' }).waitFor()
  await focused(page.locator('#quotation-lines'))
  await other.getByRole('heading', { name: '담은 상품이 없어요' }).waitFor()
  expect(troubles).toEqual([])
})

test('a guest gets the quotation by mail, takes a part of it and orders at its prices', async () => {
  const { page, troubles } = await visitor()
  await returnTo(page)
  await page.getByText('목록 붙여 넣기').click()
  await page.locator('textarea[name=text]').fill('저녁 연기 2\n무화과 그늘 3\n없는 향초 5')
  await page.getByRole('button', { name: '목록에서 담기' }).click()
  await page.getByText('2가지를 담았어요.').waitFor()
  await page.locator('.quotation-notes').getByText('없는 향초 5').waitFor()
  await page.locator('input[name=company]').fill('달밤 공방')
  await page.locator('input[name=email]').fill(guest.email)
  const receive = page.getByRole('button', { name: '견적서 받기' })
  await receive.click()
  await page.getByText('개인정보 수집·이용에 동의해 주세요.').waitFor()
  // That was the one refusal that is meant to come.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])
  await page.getByText('견적에 필요한 개인정보 수집과 이용에 동의해요').click()
  await receive.click()
  await page.waitForURL('**/shop/quotation?id=*')
  await page.getByText('유효한 견적').waitFor()
  expect(await page.evaluate(() => localStorage.quotation_draft)).not.toContain('product_id')
  expect(await overflow(page)).toBe(0)

  // Another browser, with nothing but the email.
  const link = await openMailbox(mailboxUrl()).link(guest.email, /\/shop\/quotation\?id=\d+&key=[\w.-]+/)
  const { page: reader, context, troubles: others } = await visitor({ width: 390 })
  await arrive(reader, link)
  const pdf = await context.request.get(
    (await reader.getByRole('link', { name: 'PDF로 보기' }).getAttribute('href')) ?? '',
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await reader.getByRole('link', { name: '진위 확인 주소' }).click()
  await reader.getByText('실라주에서 보낸 견적서가 맞아요').waitFor()
  expect(await main(reader).locator('.verify').innerText()).not.toContain('달밤')
  await reader.goBack()

  const fig = reader.locator('.saved-line:visible').filter({ hasText: '무화과 그늘' })
  await fig.locator('.stepper input').fill('0')
  await fig.locator('.stepper input').press('Enter')
  expect(await overflow(reader)).toBe(0)
  const smoke = reader.locator('.saved-line:visible').filter({ hasText: '저녁 연기' })
  const promised = await smoke.locator('.saved-amounts b').innerText()
  await reader.getByRole('button', { name: '수락하고 주문하기' }).click()
  await reader.waitForURL('**/shop/order-form?quotation=*')
  await settled(reader)
  await main(reader).getByText('견적서 Q').waitFor()
  expect(await reader.locator('.bought:visible').count()).toBe(1)
  expect(await reader.locator('.bought:visible .bought-amount').innerText()).toContain(promised)
  await fillGuest(reader)
  await fillPlace(reader)
  const t = wordsIn('ko')
  await chooseMethod(reader, t('무통장 입금'))
  await agree(reader, t)
  await pay(reader)
  await reader.waitForURL('**/shop/order/*/confirm')
  await main(reader).getByText(t('주문을 잘 받았어요')).waitFor()
  await arrive(reader, link)
  await reader.getByText('주문함').waitFor()
  expect(others).toEqual([])
  expect(troubles).toEqual([])
})

test('a member saves, goes on writing and finds it again; a stranger is shown nothing', async () => {
  const { page, troubles } = await visitor({ lang: 'en' })
  await page.addInitScript("try { localStorage.quotation_tour = 'shown' } catch {}")
  await signIn(page, 'hana', '/shop/quotation')
  await add(page, 'fig shade')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/shop/quotation?id=*')
  const address = page.url()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/shop/quotation')
  await add(page, 'hinoki')
  await page.getByRole('button', { name: 'Get the quotation' }).and(page.locator(':visible')).click()
  await page.waitForURL(address)
  await page.locator('.saved-line:visible').nth(1).waitFor()
  await page.getByText('Valid', { exact: true }).and(page.locator(':visible')).first().waitFor()
  await page.getByRole('link', { name: 'New quotation' }).click()
  await page.locator('.quotation-own:visible').first().waitFor()
  expect(await page.locator('.quotation-own:visible').count()).toBe(1)
  expect(troubles).toEqual([])

  const { page: stranger } = await visitor({ width: 390 })
  await arrive(stranger, new URL(address).pathname + new URL(address).search)
  await stranger.getByRole('heading', { name: '이 견적서를 열 수 없어요' }).waitFor()
  // Its member, on another device, by the link of the email: signing in leads back to it.
  const link = await openMailbox(mailboxUrl()).link('hana@example.com', /\/shop\/quotation\?id=\d+/)
  await arrive(stranger, link)
  await main(stranger).getByRole('link', { name: '로그인' }).click()
  await stranger.waitForURL('**/login?redirect=*')
  await signInHere(stranger, 'hana')
  await stranger.waitForURL(`**${link}`)
  await stranger.locator('.saved-line:visible').nth(1).waitFor()
})

test('somebody asks for a lot, and reads that it has come', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  await arrive(page, '/customer/bulk-request')
  await page.locator('textarea[name=list]').fill('무화과 그늘 200개')
  await page.locator('input[name=name]').fill('이손님')
  await page.locator('input[name=hp]').fill('010-2222-3333')
  await page.locator('input[name=email]').fill('bulk@example.com')
  await page.getByText('견적에 필요한 개인정보 수집과 이용에 동의해요').click()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '견적 요청하기' }).click()
  await page.getByRole('heading', { name: '요청을 받았어요' }).waitFor()
  await expect.poll(async () => (await openMailbox(mailboxUrl()).emailsTo('bulk@example.com')).length).toBe(1)
  expect(troubles).toEqual([])
})
