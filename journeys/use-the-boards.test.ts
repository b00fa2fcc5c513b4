import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, signInHere } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
/** What must be filled in carries a star. */
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}\\*?$`) })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const pdf = { name: '안내문.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper') }

async function choose(page: Page, label: string, option: string) {
  await main(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Closes the dialog that says this. */
async function hear(page: Page, words: string) {
  const dialog = page.getByRole('dialog').filter({ hasText: words })
  await dialog.getByRole('button', { name: '닫기' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function write(page: Page, label: string, words: string) {
  await field(page, label).click()
  await page.keyboard.type(words)
}

async function remove(page: Page, told: string) {
  await press(page, '지우기')
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
  await hear(page, told)
}

test('staff write, change and delete what stands on the boards: in Korean at a desk', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'owner', '/customer/notice/new/edit')
  await calm(page)
  await write(page, '본문', '월요일은 ')
  await main(page)
    .getByRole('toolbar', { name: '본문 꾸미기', exact: true })
    .getByRole('button', { name: '굵게' })
    .click()
  await page.keyboard.type('쉬어요')
  // A table, written in cell by cell; past its last cell the key leads on.
  const tools = main(page).getByRole('toolbar', { name: '본문 꾸미기', exact: true })
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: '표 넣기' }).click()
  for (const words of ['요일', '여는 때', '닫는 때', '화요일']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await tools.getByRole('button', { name: '이 칸 지우기' }).click()
  await tools.getByRole('button', { name: '아래에 줄 더하기' }).click()
  await choose(page, '종류', '매장 소식')
  // Looked something up meanwhile: what was written is still there.
  await page.getByRole('contentinfo').getByRole('link', { name: '대량 구매' }).click()
  await page.getByRole('heading', { level: 1, name: '대량 구매' }).waitFor()
  await page.goBack()
  await field(page, '본문').getByText('월요일은 쉬어요').waitFor()
  await main(page).locator('.post-form [data-field=files] input[type=file]').setInputFiles([pdf])

  // Refused: the form stays as it is, and its editor open.
  await press(page, '올리기')
  await main(page).getByText('제목을 입력해 주세요.').waitFor()
  await write(page, '본문', '.')
  await field(page, '제목').fill('성수 매장 쉬는 날')
  await press(page, '올리기')
  await page.waitForURL(/\/customer\/notice\/\d+$/)
  await page.getByRole('heading', { level: 1, name: '성수 매장 쉬는 날' }).waitFor()
  await main(page).locator('strong', { hasText: '쉬어요' }).waitFor()
  await main(page).getByRole('columnheader', { name: '요일' }).waitFor()
  expect(await main(page).locator('.rich-text-table tr').count()).toBe(4)
  expect(await main(page).locator('.rich-text-table tr').first().locator('th').count()).toBe(2)
  const [file] = await Promise.all([
    page.request.get(
      (await main(page)
        .getByRole('link', { name: /안내문/ })
        .getAttribute('href')) ?? '',
    ),
  ])
  expect(await file.text()).toBe('%PDF-1.7 a paper')

  const address = new URL(page.url()).pathname
  // The other board knows nothing of it, in its form either.
  await arrive(page, `${address.replace('/customer/', '/tssa/')}/edit`)
  await hear(page, '페이지를 찾을 수 없거나')
  await page.getByRole('heading', { level: 1, name: /사라졌어요/ }).waitFor()
  await arrive(page, address)

  // One file is taken out at once; its words are the server's.
  await main(page).getByRole('link', { name: '고치기' }).click()
  await press(page, '안내문.pdf 빼기')
  await hear(page, '파일을 지웠어요.')
  await main(page).getByRole('button', { name: '안내문.pdf 빼기' }).waitFor({ state: 'detached' })

  // Somebody else is faster: what was written stays, and is saved on purpose.
  const other = await visitor()
  await signIn(other.page, 'owner', `${address}/edit`)
  await calm(other.page)
  await field(other.page, '제목').fill('다른 사람이 고친 제목')
  await press(other.page, '고친 글 저장')
  await other.page.waitForURL(`**${address}`)
  await field(page, '제목').fill('내가 고친 제목')
  await press(page, '고친 글 저장')
  await hear(page, '그사이 다른 사람이 이 글을 고쳤어요.')
  expect(await field(page, '제목').inputValue()).toBe('내가 고친 제목')
  await press(page, '내 글로 바꾸기')
  await page.waitForURL(`**${address}`)
  await page.getByRole('heading', { level: 1, name: '내가 고친 제목' }).waitFor()

  await main(page).getByRole('link', { name: '고치기' }).click()
  await calm(page)
  await remove(page, '공지를 지웠어요.')
  await page.waitForURL('**/customer/notice')
  await main(page)
    .getByRole('link', { name: /주문이 떠나는 시간/ })
    .waitFor()
  expect(
    await main(page)
      .getByRole('link', { name: /내가 고친 제목/ })
      .count(),
  ).toBe(0)
  expect(troubles.filter((trouble) => !/409|422/.test(trouble))).toEqual([])
})

test('staff change and delete a question, and add a file to a document', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'owner', '/customer/faq?topic=class')
  await calm(page)
  await main(page).getByText('수업을 취소하면 얼마를 돌려받나요?').click()
  await main(page).getByRole('link', { name: '고치기' }).first().click()
  await calm(page)
  await field(page, '질문').fill('수업을 그만두면 얼마를 돌려받나요?')
  await press(page, '고친 글 저장')
  await page.waitForURL(/\/customer\/faq\?id=\d+#faq-\d+$/)
  const open = main(page).locator('details[open]:visible')
  await open.getByText('수업을 그만두면 얼마를 돌려받나요?').waitFor()
  await open.getByRole('link', { name: '고치기' }).click()
  await calm(page)
  await remove(page, '질문을 지웠어요.')
  await page.waitForURL('**/customer/faq')
  await arrive(page, '/customer/faq?topic=class')
  await main(page).getByText('혼자 가도 되나요? 준비물은요?').waitFor()
  expect(await main(page).getByText('수업을 그만두면').count()).toBe(0)

  await arrive(page, '/customer/document-board/1/edit')
  await calm(page)
  await main(page).locator('.post-form [data-field=file] input[type=file]').setInputFiles([pdf])
  await field(page, '판').fill('2')
  await field(page, '로트').fill('L2611A')
  await press(page, '파일 더하기')
  await main(page).getByRole('cell', { name: 'L2611A' }).waitFor()
  await arrive(page, '/customer/document-board?keyword=l2611a')
  await main(page).getByRole('status').getByText('1건').waitFor()
  expect(troubles).toEqual([])
})

test('staff of other work are told that they may not write here', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'clerk', '/customer/notice/new/edit')
  await main(page).getByText('이 게시판에 쓸 권한이 없어요').waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([])
})

test('a reader finds answers, notices and papers: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/customer/center')
  await calm(page)
  await main(page)
    .getByText(/We are (here|at lunch|closed)/)
    .waitFor()
  await main(page).getByRole('searchbox', { name: 'Search customer care' }).fill('perfume')
  await page.keyboard.press('Enter')
  await main(page).getByText('Can I return a perfume I have opened?').click()
  await main(page).getByText('what was made to order, cannot come back').waitFor()
  expect(await overflow(page)).toBe(0)
  // Each kind leads to its own board, where all of it is found.
  await arrive(page, '/customer/center?keyword=certificate')
  const school = main(page).locator('.center-group', { hasText: 'TSSA notices' })
  const total = (await school.locator('.num').innerText()).trim()
  await school.getByRole('link', { name: 'See all' }).click()
  await page.waitForURL('**/tssa/notice?keyword=certificate')
  await main(page).getByRole('status').getByText(`${total} post`).waitFor()

  await arrive(page, '/customer/notice')
  await calm(page)
  await main(page).getByRole('searchbox', { name: 'Search notices' }).fill('jeju islands')
  await page.keyboard.press('Enter')
  await main(page).getByRole('status').getByText('1 post found').waitFor()
  await main(page)
    .getByRole('link', { name: /When your order leaves/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'When your order leaves' }).waitFor()
  expect(await overflow(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByText('For Jeju and the islands, allow two days more.').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await main(page)
    .getByRole('navigation', { name: 'Posts before and after this one' })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Introducing Evening Smoke' }).waitFor()

  // The list is open, a paper is for members.
  await arrive(page, '/customer/document-board?keyword=L2510A')
  await calm(page)
  await main(page)
    .getByRole('link', { name: /certificate of analysis/ })
    .click()
  await page.waitForURL('**/login?redirect=*')
  await signInHere(page, 'hana')
  await page.getByRole('heading', { level: 1, name: 'Container Soy Wax: certificate of analysis' }).waitFor()
  const paper = main(page).getByRole('link', { name: /L2510A/ })
  const reply = await page.request.get((await paper.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
