import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, press, provePhone } from './joining.ts'
import { openMailbox } from './mailbox.ts'
import { arrive, calm, journeys, type Language, overflow, type Screen } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor, mailboxUrl } = journeys()

type Words = ReturnType<typeof wordsIn>
type Walker = { width: Screen; lang: Language; nickname: string; mb_id: string; mb_hp: string; mb_name: string }

const jiwoo: Walker = {
  width: 1280,
  lang: 'ko',
  nickname: '새벽향',
  mb_id: 'jiwoo',
  mb_name: '최지우',
  mb_hp: '010-5555-0102',
}
const emma: Walker = {
  width: 390,
  lang: 'en',
  nickname: 'Emma',
  mb_id: 'emma',
  mb_name: '엠마',
  mb_hp: '010-5555-0103',
}

/** In Kakao's window, which speaks Korean to everyone. */
async function agreeAs(page: Page, nickname: string) {
  await page.getByRole('heading', { name: '카카오 로그인' }).waitFor()
  await page.getByRole('radio', { name: nickname }).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
}

async function signInAs(page: Page, t: Words, nickname: string) {
  await arrive(page, '/login')
  await press(page, t('카카오로 시작하기'))
  await agreeAs(page, nickname)
}

/** Going on to the next page before all of one has come is how this journey walks. */
const isReal = (trouble: string) => !trouble.endsWith('net::ERR_ABORTED')

async function signedIn(page: Page) {
  await page.waitForURL('**/my-page')
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

test.each([jiwoo, emma])('$nickname joins with Kakao at $width pixels in $lang, and comes back', async (walker) => {
  const { width, lang, nickname, mb_id, mb_name, mb_hp } = walker
  const t = wordsIn(lang)
  const mailbox = openMailbox(mailboxUrl())
  const { page, troubles, context } = await visitor({ width, lang })
  await signInAs(page, t, nickname)
  await page.getByRole('button', { name: t('처음이에요') }).waitFor()
  expect(page.url()).not.toContain('code=')
  expect(await overflow(page)).toBe(0)
  // A reload finds the same choice again.
  await page.reload()
  await page.getByRole('button', { name: t('처음이에요') }).click()

  await page.getByLabel(t('모두 동의해요')).check()
  await field(page, t('아이디')).fill(mb_id)
  await field(page, t('이름')).fill(mb_name)
  await field(page, t('휴대전화')).fill(mb_hp)
  await provePhone(page, t, mailbox, mb_hp)
  const verified = lang === 'ko'
  if (!verified) await field(page, t('메일')).fill('emma@kakao.example')
  expect(await overflow(page)).toBe(0)
  await press(page, t('가입하기'))
  if (!verified) {
    await page.getByRole('heading', { name: t('메일을 열어 주세요') }).waitFor()
    await arrive(page, await mailbox.link('emma@kakao.example', /\/auth\/mail\/[\w-]+/))
    await press(page, t('인증하기'))
    await page.getByText(t('메일 주소를 인증했어요. 이제 로그인할 수 있어요.')).waitFor()
    await signInAs(page, t, nickname)
  }
  await signedIn(page)

  // What the page still asks for would be asked by no one.
  await calm(page)
  await context.clearCookies({ name: 'sid' })
  await signInAs(page, t, nickname)
  await signedIn(page)
  expect(troubles.filter(isReal)).toEqual([])
})

test.each([
  { width: 1280, lang: 'ko', nickname: '하나' },
  { width: 390, lang: 'en', nickname: '조용한 밤' },
] as const)('a member links Kakao with their password at $width pixels in $lang, and unlinks it', async (way) => {
  const { width, lang, nickname } = way
  const t = wordsIn(lang)
  const { page, troubles } = await visitor({ width, lang })
  await signInAs(page, t, nickname)
  // One of them has the member's own mail at Kakao: that alone has signed no one in.
  await page.getByRole('button', { name: t('이미 아이디가 있어요') }).click()
  await field(page, t('아이디')).fill('hana')
  await field(page, t('비밀번호')).fill('not the password')
  await press(page, t('연결하고 로그인'))
  await page.getByText(t('아이디 또는 비밀번호가 맞지 않아요.')).waitFor()
  await field(page, t('비밀번호')).fill('sillage-demo')
  await press(page, t('연결하고 로그인'))
  await signedIn(page)

  await arrive(page, '/my-page/account#security')
  await press(page, t('연결 끊기'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('연결 끊기') })
    .click()
  await page.getByText(t('연결한 계정이 없어요.')).waitFor()

  const link = page.getByRole('region', { name: t('연결한 계정') })
  await link.getByLabel(t('비밀번호'), { exact: true }).fill('sillage-demo')
  await link.getByRole('button', { name: t('카카오 연결하기') }).click()
  await agreeAs(page, nickname)
  await page.waitForURL('**/my-page/account#security')
  await page
    .getByRole('region', { name: t('연결한 계정') })
    .getByText(nickname)
    .waitFor()
  await press(page, t('연결 끊기'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('연결 끊기') })
    .click()
  await page.getByText(t('연결한 계정이 없어요.')).waitFor()
  // The wrong password was refused.
  expect(troubles.filter(isReal).filter((trouble) => !trouble.includes('422'))).toEqual([])
})

test('who cancels at Kakao, or comes with an old address, finds the way back', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  await press(page, '카카오로 시작하기')
  await page.getByRole('button', { name: '취소' }).click()
  await page.getByRole('heading', { name: '카카오 로그인을 취소했어요' }).waitFor()
  await page.goBack()
  await arrive(page, `/auth/kakao/callback?code=stolen&state=${'x'.repeat(43)}`)
  await page.getByRole('alert').filter({ hasText: '다시 시작해 주세요.' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: '로그인으로 가기' }).click()
  await page.getByRole('button', { name: '카카오로 시작하기' }).waitFor()
})

test('a press that comes before the page is awake waits for it', async () => {
  const { page } = await visitor()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/login-page-[^/]*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const button = page.getByRole('main').getByRole('button', { name: '카카오로 시작하기' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  const pressed = button.click()
  scripts.resolve()
  await pressed
  await page.getByRole('heading', { name: '카카오 로그인' }).waitFor()
})
