import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
/** What must be filled in carries a star. */
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}\\*?$`) })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const pdf = { name: '안내문.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a document') }

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

async function remove(page: Page, reported: string) {
  await press(page, '지우기')
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
  await hear(page, reported)
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
  expect(await file.text()).toBe('%PDF-1.7 a document')

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

  // Someone else is faster: what was written stays, and is saved on purpose.
  const other = await visitor()
  await signIn(other.page, 'owner', `${address}/edit`)
  await calm(other.page)
  await field(other.page, '제목').fill('다른 사람이 고친 제목')
  await press(other.page, '수정한 글 저장')
  await other.page.waitForURL(`**${address}`)
  await field(page, '제목').fill('내가 고친 제목')
  await press(page, '수정한 글 저장')
  await hear(page, '그사이 다른 사람이 이 글을 수정했어요. 작성하던 글은 그대로 있어요.')
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
