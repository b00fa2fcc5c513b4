import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, type Language, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
const pdf = { name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a document') }

type Board = {
  path: string
  title: string
  body: string
  topic: string
  topicField: string
  file: string
  gone: string
}
const boards: Record<'document' | 'school' | 'question', Board> = {
  document: {
    path: '/customer/document-board',
    title: '제목',
    body: '본문',
    topicField: 'kind',
    topic: '서식',
    file: 'file',
    gone: '문서를 지웠어요.',
  },
  school: {
    path: '/tssa/notice',
    title: '제목',
    body: '본문',
    topicField: 'topic',
    topic: '스튜디오',
    file: 'files',
    gone: '공지를 지웠어요.',
  },
  question: {
    path: '/customer/faq',
    title: '질문',
    body: '답',
    topicField: 'topic',
    topic: '향과 캔들',
    file: 'files',
    gone: '질문을 지웠어요.',
  },
}

/** Someone of the staff at the form of one board, in one language. */
function writer(page: Page, lang: Language, board: Board) {
  const say = wordsIn(lang)
  const field = (name: string) =>
    main(page).getByRole('textbox', { name: new RegExp(`^${say(name)}(?: \\((?:영어|English)\\))?\\*?$`) })
  const press = (name: string, within: Page | Locator = main(page)) =>
    within.getByRole('button', { name: say(name), exact: true }).click()
  /** The words are the server's; anyone who has read them closes them. */
  async function hear(words: string) {
    const dialog = page.getByRole('dialog').filter({ hasText: say(words) })
    await dialog.locator('button').last().click()
    await dialog.waitFor({ state: 'detached' })
  }
  return {
    press,
    hear,
    title: () => field(board.title).first(),
    file: (name: string) => main(page).getByRole('link', { name }),
    async write(title: string, body: string) {
      await main(page).locator(`[data-field=${board.topicField}]`).getByRole('combobox').click()
      await page.getByRole('option', { name: say(board.topic) }).click()
      for (const [index, language] of ['', ' en'].entries()) {
        await field(board.title).nth(index).fill(`${title}${language}`)
        await field(board.body).nth(index).click()
        await page.keyboard.type(`${body}${language}`)
      }
    },
    attach: () => main(page).locator(`.post-form [data-field=${board.file}] input[type=file]`).setInputFiles([pdf]),
    takeOut: () => main(page).locator('button[aria-label*="document.pdf"]:visible').click(),
    async removePost() {
      await press('지우기', main(page).locator('.post-form').last())
      await page.getByRole('dialog').locator('button').last().click()
      await hear(board.gone)
      await page.waitForURL(`**${board.path}`)
    },
  }
}

test.each(bothWays)('in $lang at $width staff write a document, attach a file, and take both away', async (way) => {
  const { page, troubles } = await visitor(way)
  const { path } = boards.document
  const staffPage = writer(page, way.lang, boards.document)
  await signIn(page, 'owner', `${path}/new/edit`)
  await calm(page)
  await staffPage.write('주문 서식', '빈칸을 채워 주세요.')
  await staffPage.press('올리기')
  // A new one goes on to its files.
  await page.waitForURL(/document-board\/\d+\/edit$/)
  const address = new URL(page.url()).pathname.replace('/edit', '')
  await calm(page)
  await staffPage.attach()
  await main(page).locator('input[name=edition]:visible').fill('3')
  await main(page).locator('input[name=lot]:visible').fill('L2612B')
  await staffPage.press('파일 추가')
  await main(page).getByRole('cell', { name: 'L2612B' }).waitFor()
  expect(await overflow(page)).toBe(0)
  await staffPage.title().fill('고친 서식')
  await main(page).locator('input[name=title_en]:visible').fill('고친 서식 en')
  await staffPage.press('수정한 글 저장')
  await page.waitForURL(`**${address}`)
  await page.getByRole('heading', { level: 1, name: /고친 서식/ }).waitFor()
  const reply = await page.request.get((await staffPage.file('document.pdf').getAttribute('href')) ?? '')
  expect(await reply.text()).toBe('%PDF-1.7 a document')
  // It is found by its lot, in small letters or capitals.
  await arrive(page, `${path}?keyword=l2612b`)
  await main(page)
    .getByRole('link', { name: /고친 서식/ })
    .waitFor()

  await arrive(page, `${address}/edit`)
  await calm(page)
  await staffPage.takeOut()
  await staffPage.press('지우기', page.getByRole('dialog'))
  await staffPage.hear('파일을 지웠어요.')
  await expect.poll(() => main(page).getByRole('cell', { name: 'L2612B' }).count()).toBe(0)
  await staffPage.removePost()
  await arrive(page, `${path}?keyword=${encodeURIComponent('고친 서식')}`)
  expect(
    await main(page)
      .getByRole('link', { name: /고친 서식/ })
      .count(),
  ).toBe(0)
  expect(troubles).toEqual([])
})

test.each(bothWays)(
  'in $lang at $width staff write, change and delete a notice of the school with its file',
  async (way) => {
    const { page, troubles } = await visitor(way)
    const { path } = boards.school
    const staffPage = writer(page, way.lang, boards.school)
    await signIn(page, 'owner', `${path}/new/edit`)
    await calm(page)
    await staffPage.write('새 스튜디오', '문을 열어요.')
    await staffPage.attach()
    expect(await overflow(page)).toBe(0)
    await staffPage.press('올리기')
    await page.waitForURL(/\/tssa\/notice\/\d+$/)
    const address = new URL(page.url()).pathname
    await page.getByRole('heading', { level: 1, name: /새 스튜디오/ }).waitFor()
    await staffPage.file('document.pdf').waitFor()

    await arrive(page, `${address}/edit`)
    await calm(page)
    await staffPage.takeOut()
    await staffPage.hear('파일을 지웠어요.')
    await staffPage.title().fill('더 넓은 스튜디오')
    await main(page).locator('input[name=title_en]:visible').fill('더 넓은 스튜디오 en')
    await staffPage.press('수정한 글 저장')
    await page.waitForURL(`**${address}`)
    await page.getByRole('heading', { level: 1, name: /더 넓은 스튜디오/ }).waitFor()
    expect(await staffPage.file('document.pdf').count()).toBe(0)

    await arrive(page, `${address}/edit`)
    await calm(page)
    await staffPage.removePost()
    await expect
      .poll(() =>
        main(page)
          .getByRole('link', { name: /더 넓은 스튜디오/ })
          .count(),
      )
      .toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each(bothWays)('in $lang at $width staff write, change and delete a question with its file', async (way) => {
  const { page, troubles } = await visitor(way)
  const { path } = boards.question
  const staffPage = writer(page, way.lang, boards.question)
  const open = main(page).locator('details[open]:visible')
  await signIn(page, 'owner', `${path}/new/edit`)
  await calm(page)
  await staffPage.write('심지는 언제 자르나요?', '켜기 전마다요.')
  await staffPage.attach()
  expect(await overflow(page)).toBe(0)
  await staffPage.press('올리기')
  await page.waitForURL(/\/customer\/faq\?id=\d+#faq-\d+$/)
  const id = new URL(page.url()).searchParams.get('id')
  await open.getByText(way.lang === 'en' ? '켜기 전마다요. en' : '켜기 전마다요.', { exact: true }).waitFor()
  await open.getByRole('link', { name: 'document.pdf' }).waitFor()

  await arrive(page, `${path}/${id}/edit`)
  await calm(page)
  await staffPage.takeOut()
  await staffPage.hear('파일을 지웠어요.')
  await staffPage.title().fill('심지는 얼마나 자르나요?')
  await main(page).locator('input[name=title_en]:visible').fill('심지는 얼마나 자르나요? en')
  await staffPage.press('수정한 글 저장')
  await page.waitForURL(/\/customer\/faq\?id=\d+#faq-\d+$/)
  await open.getByText(/심지는 얼마나/).waitFor()
  await expect.poll(() => open.getByRole('link', { name: 'document.pdf' }).count()).toBe(0)

  await arrive(page, `${path}/${id}/edit`)
  await calm(page)
  await staffPage.removePost()
  expect((await page.request.get(`/customer/faq?id=${id}`)).status()).toBe(404)
  expect(troubles).toEqual([])
})

const forms = Object.values(boards).flatMap(({ path }) => [`${path}/new/edit`, `${path}/1/edit`])

test.each(bothWays)(
  'in $lang at $width no one else gets to a form: neither visitors, nor members, nor other staff',
  async (way) => {
    const say = wordsIn(way.lang)
    const { page } = await visitor(way)
    for (const form of forms) {
      await page.goto(form)
      await page.waitForURL(`**/login?redirect=${encodeURIComponent(form)}`)
    }
    const reported = { hana: /사라졌어요|scent stayed/, clerk: say('이 게시판에 글을 쓸 권한이 없어요') }
    for (const [mb_id, words] of Object.entries(reported)) {
      const { page, troubles } = await visitor(way)
      await signIn(page, mb_id, '/customer/center')
      for (const form of forms) {
        await arrive(page, form)
        await main(page).getByText(words).first().waitFor()
        expect(await main(page).locator('.post-form').count(), `${mb_id} at ${form}`).toBe(0)
      }
      expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([])
    }
  },
)
