import type { Page } from 'playwright-core'
import type { openMailbox } from './mailbox.ts'
import { proveLink } from './mailbox.ts'
import { arrive } from './visitor.ts'
import type { wordsIn } from './words.ts'

type Words = ReturnType<typeof wordsIn>
type Mailbox = ReturnType<typeof openMailbox>

export type Newcomer = {
  mb_id: string
  password: string
  mb_name: string
  mb_hp: string
  mb_email: string
  /** As the form names it in Korean. */
  country: string
}

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

export async function fillForm(page: Page, t: Words, person: Newcomer) {
  await page.getByLabel(t('모두 동의해요')).check()
  await field(page, t('아이디')).fill(person.mb_id)
  await field(page, t('비밀번호')).fill(person.password)
  await field(page, t('비밀번호 확인')).fill(person.password)
  await chooseCountry(page, t, person.country)
  await field(page, t('이름')).fill(person.mb_name)
  await field(page, t('휴대전화')).fill(person.mb_hp)
  await field(page, t('메일')).fill(person.mb_email)
}

export async function chooseCountry(page: Page, t: Words, country: string) {
  await field(page, t('거주 국가')).click()
  await page.getByRole('option', { name: t(country), exact: true }).click()
}

export async function provePhone(page: Page, t: Words, mailbox: Mailbox, mb_hp: string, nth = 1) {
  await press(page, t('인증번호 받기'))
  await field(page, t('문자로 온 인증번호')).fill(await mailbox.code(mb_hp, nth))
  await press(page, t('인증하기'))
  await page.getByText(t('인증했어요.')).waitFor()
}

/** From the form to the email's link: afterwards the newcomer may log in. */
export async function join(page: Page, t: Words, mailbox: Mailbox, person: Newcomer) {
  await arrive(page, '/register')
  await fillForm(page, t, person)
  await provePhone(page, t, mailbox, person.mb_hp)
  await press(page, t('가입하기'))
  await page.getByRole('heading', { name: t('메일을 열어 주세요') }).waitFor()
  await arrive(page, await mailbox.link(person.mb_email, proveLink))
  await press(page, t('인증하기'))
  await page.getByText(t('메일 주소를 인증했어요. 이제 로그인할 수 있어요.')).waitFor()
}

/** At the login page, which may know the id already. */
export async function logIn(page: Page, t: Words, { mb_id, password }: { mb_id: string; password: string }) {
  await field(page, t('아이디')).fill(mb_id)
  await field(page, t('비밀번호')).fill(password)
  const awake = page.waitForResponse('**/api/v1/login-check')
  await press(page, t('로그인'))
  await page.waitForURL('**/my-page')
  await awake
}
