import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, join, logIn, type Newcomer, press, provePhone } from './joining.ts'
import { openMailbox } from './mailbox.ts'
import { arrive, journeys, type Language, overflow, type Screen } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor, mailboxUrl } = journeys()

type Words = ReturnType<typeof wordsIn>
type Life = Omit<Newcomer, 'password' | 'mb_email'> & {
  width: Screen
  lang: Language
  newName: string
  newHp: string
}
const seoyeon: Life = {
  width: 1280,
  lang: 'ko',
  country: '대한민국',
  mb_id: 'seoyeon',
  mb_name: '이서연',
  newName: '이서현',
  mb_hp: '010-7777-0101',
  newHp: '010-7777-0202',
}
const oliver: Life = {
  width: 390,
  lang: 'en',
  country: '영국',
  mb_id: 'oliver',
  mb_name: 'Oliver Hart',
  newName: 'Oliver Stone',
  mb_hp: '+44 7700 900101',
  newHp: '+44 7700 900202',
}

test.each([seoyeon, oliver])(
  'a whole life at $width pixels in $lang: join, edit, sign others out, leave',
  async (life) => {
    const { width, lang } = life
    const t = wordsIn(lang)
    const mailbox = openMailbox(mailboxUrl())
    const { page, troubles } = await visitor({ width, lang })
    const person = { ...life, password: 'the first of passwords', mb_email: `${life.mb_id}@example.com` }
    await join(page, t, mailbox, person)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('로그인') })
      .click()
    await logIn(page, t, person)

    await edit(page, t)
    await addAddresses(page, t)
    await turnConsent(page, t)

    const other = await visitor({ width, lang })
    await arrive(other.page, '/login')
    await logIn(other.page, t, person)
    await changePassword(page, t)
    await other.page.goto('/my-page/account')
    await other.page.waitForURL('**/login?redirect=**')

    await downloadEverything(page, t, life.mb_id)
    await leave(page, t)
    await arrive(page, '/login')
    await field(page, t('아이디')).fill(person.mb_id)
    await field(page, t('비밀번호')).fill('the second of passwords')
    await press(page, t('로그인'))
    await page.getByText(t('아이디 또는 비밀번호가 맞지 않아요.')).waitFor()
    // Refusals are part of the story, and a document may be left while it is still reading.
    expect(troubles.filter((trouble) => !/422|ERR_ABORTED/.test(trouble))).toEqual([])

    async function edit(page: Page, t: Words) {
      await openPart(page, '#profile')
      await field(page, t('이름')).fill(life.newName)
      await field(page, t('휴대전화')).fill(life.newHp)
      await press(page, t('저장하기'))
      await page.getByText(t('휴대전화 번호를 인증해 주세요.')).first().waitFor()
      await provePhone(page, t, mailbox, life.newHp)
      await press(page, t('저장하기'))
      await page.getByText(t('저장했어요.')).first().waitFor()
      await openPart(page, '#profile')
      expect(await field(page, t('이름')).inputValue()).toBe(life.newName)
      expect(await overflow(page)).toBe(0)
    }
  },
)

async function openPart(page: Page, hash: string) {
  // A new document: what is shown has been read from the server.
  await page.goto('about:blank')
  await arrive(page, `/my-page/account${hash}`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

/** At home one line; abroad the street, the city and, where the country has them, the state. */
async function fillStreet(dialog: Locator, t: Words) {
  const home = dialog.getByLabel(t('주소'), { exact: true })
  if ((await home.count()) > 0) return home.fill('1 Amber Road')
  await dialog.getByLabel(t('도로명과 번지'), { exact: true }).fill('1 Amber Road')
  await dialog.getByLabel(t('도시'), { exact: true }).fill('Portland')
  const state = dialog.getByLabel(t('주(State)'), { exact: true })
  if ((await state.count()) > 0) await state.fill('OR')
}

async function addAddresses(page: Page, t: Words) {
  await openPart(page, '#address')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '12345' })
  for (const name of ['Home', 'Work']) {
    await press(page, t('배송지 추가'))
    const dialog = page.getByRole('dialog', { name: t('배송지 추가') })
    // Taller than a phone: its head must be in sight all the same.
    await expect.poll(async () => (await dialog.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    await dialog.getByLabel(t('배송지 이름')).fill(name)
    await dialog.getByLabel(t('우편번호'), { exact: true }).fill('12345')
    await dialog.getByRole('button', { name: t('저장하기') }).click()
    await dialog.getByText(t('주소를 입력해 주세요.')).waitFor()
    await fillStreet(dialog, t)
    await dialog.getByRole('button', { name: t('저장하기') }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await rows
    .filter({ hasText: 'Work' })
    .getByRole('button', { name: t('기본으로') })
    .click()
  await rows.filter({ hasText: 'Work' }).getByText(t('기본 배송지')).waitFor()
  await rows
    .filter({ hasText: 'Home' })
    .getByRole('button', { name: t('지우기') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('지우기') })
    .click()
  await expect.poll(() => rows.count()).toBe(1)
}

async function turnConsent(page: Page, t: Words) {
  await openPart(page, '#consent')
  const news = page.getByRole('switch', { name: t('메일로 소식 받기') })
  expect(await news.isChecked()).toBe(true)
  const changed = page.waitForResponse((reply) => reply.url().endsWith('/consents'))
  await news.click()
  await changed
  await openPart(page, '#consent')
  expect(await page.getByRole('switch', { name: t('메일로 소식 받기') }).isChecked()).toBe(false)
}

async function changePassword(page: Page, t: Words) {
  await openPart(page, '#security')
  const devices = page.getByRole('region', { name: t('로그인한 기기') }).getByRole('listitem')
  await expect.poll(() => devices.count()).toBe(2)
  await field(page, t('지금 비밀번호')).fill('the first of passwords')
  await field(page, t('새 비밀번호')).fill('the second of passwords')
  await field(page, t('새 비밀번호 확인')).fill('the second of passwords')
  await press(page, t('비밀번호 바꾸기'))
  const dialog = page.getByRole('dialog', { name: t('비밀번호 변경') })
  await dialog.getByText(t('비밀번호가 변경되었습니다.')).waitFor()
  await dialog.getByRole('button').click()
  await expect.poll(() => devices.count()).toBe(1)
}

async function downloadEverything(page: Page, t: Words, mb_id: string) {
  await openPart(page, '#data')
  const coming = page.waitForEvent('download')
  await press(page, t('내려받기'))
  const download = await coming
  expect(download.suggestedFilename()).toMatch(new RegExp(`^sillage-${mb_id}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
  const everything = await text(await download.createReadStream())
  expect(everything).toContain(`${mb_id}@example.com`)
  expect(everything).not.toContain('password_hash')
}

async function leave(page: Page, t: Words) {
  await field(page, t('비밀번호')).fill('the second of passwords')
  await press(page, t('탈퇴하기'))
  const question = page.getByRole('dialog', { name: t('정말 탈퇴하시겠어요?') })
  await question.getByRole('button', { name: t('탈퇴하기') }).click()
  const goodbye = page.getByRole('dialog', { name: t('회원 탈퇴') })
  await goodbye.getByText(t('탈퇴했어요. 그동안 함께해 주셔서 고마워요.')).waitFor()
  const awake = page.waitForResponse('**/api/v1/login-check')
  await goodbye.getByRole('button').click()
  await page.waitForURL((url) => url.pathname === '/')
  await awake
}
