import { demoPassword } from '@sillage/demo/member/seed.ts'
import { expect, test } from 'vitest'
import { chooseCountry, field, fillForm, join, logIn, press, provePhone } from './joining.ts'
import { openMailbox, proveLink, resetLink } from './mailbox.ts'
import { arrive, journeys, overflow } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor, mailboxUrl } = journeys()
const ko = wordsIn('ko')
const en = wordsIn('en')

const yuna = {
  mb_id: 'yuna_kim',
  password: '비 오는 날의 무화과',
  mb_name: '김유나',
  mb_hp: '010-5555-0101',
  mb_email: 'yuna@example.com',
  country: '대한민국',
}
const grace = {
  mb_id: 'grace',
  password: 'a quiet trail of smoke',
  mb_name: 'Grace O’Neill',
  mb_hp: '+1 415 555 0102',
  mb_email: 'grace@example.com',
  country: '미국',
}

test('who forgets everything is told under each field, and nothing typed is lost, not even by a reload', async () => {
  const { page } = await visitor()
  await arrive(page, '/register')
  await field(page, '이름').fill('김유나')
  await field(page, '비밀번호').fill('secret enough')
  await press(page, '가입하기')
  await page.getByText('필수 항목에 동의해 주세요.').waitFor()
  await page.getByText('아이디는 영문 소문자로 시작하는 4~20자의').waitFor()
  await page.getByText('비밀번호가 서로 달라요.').waitFor()
  await page.getByText('휴대전화 번호를 확인해 주세요.').waitFor()
  await page.getByText('메일 주소를 확인해 주세요.').waitFor()
  expect(await field(page, '이름').inputValue()).toBe('김유나')

  await arrive(page, '/register')
  await expect.poll(() => field(page, '이름').inputValue()).toBe('김유나')
  expect(await field(page, '비밀번호').inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'secret enough',
  )
})

test('the id is looked up while one goes on', async () => {
  const { page } = await visitor()
  await arrive(page, '/register')
  await field(page, '아이디').fill('hana')
  await page.getByText('이미 쓰고 있는 아이디예요.').waitFor()
  await field(page, '아이디').fill('hana_the_second')
  await page.getByText('사용할 수 있는 아이디예요.').waitFor()
})

test('joining in Korean: a wrong code, another number, a found address, the email, and in', async () => {
  const { page, troubles } = await visitor()
  const mailbox = openMailbox(mailboxUrl())
  await arrive(page, '/register')
  await fillForm(page, ko, yuna)
  // The box for all ticked each of them, and each can be taken back alone.
  expect(await page.getByRole('main').getByRole('checkbox', { checked: true }).count()).toBe(8)
  await page.getByLabel('문자로 소식 받기 (선택)').uncheck()
  expect(await page.getByLabel('모두 동의해요').isChecked()).toBe(false)

  await press(page, '인증번호 받기')
  const code = await mailbox.code(yuna.mb_hp)
  await field(page, '문자로 온 인증번호').fill(code === '000000' ? '000001' : '000000')
  await press(page, '인증하기')
  await page.getByText('인증번호가 맞지 않아요.').waitFor()
  await field(page, '문자로 온 인증번호').fill(code)
  await page.keyboard.press('Enter')
  await page.getByText('인증했어요.').waitFor()
  // Another number is not proved; the first one still is.
  await field(page, '휴대전화').fill('010-5555-0199')
  await page.getByText('인증했어요.').waitFor({ state: 'detached' })
  await field(page, '휴대전화').fill(yuna.mb_hp)
  await page.getByText('인증했어요.').waitFor()

  await press(page, '우편번호 찾기')
  const search = page.getByRole('dialog', { name: '우편번호 찾기' }).frameLocator('iframe')
  await search.getByRole('searchbox').fill('동교로 234')
  await page.keyboard.press('Enter')
  await search.getByText('검색 결과 1건').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, '우편번호').inputValue()).toBe('03985')
  expect(await field(page, '주소').inputValue()).toContain('서울 마포구 동교로 234')

  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/422/.test(trouble)))
  await press(page, '가입하기')
  await page.getByRole('heading', { name: '메일을 열어 주세요' }).waitFor()
  await page.getByText(yuna.mb_email).waitFor()
  await press(page, '인증 메일 다시 받기')
  await page.getByText('인증을 기다리는 아이디라면 메일을 다시 보냈어요.').waitFor()

  const link = await mailbox.link(yuna.mb_email, proveLink)
  await arrive(page, link)
  await press(page, '인증하기')
  await page.getByText('메일 주소를 인증했어요.').waitFor()
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await page.waitForURL('**/login?**')
  expect(await field(page, '아이디').inputValue()).toBe(yuna.mb_id)
  await logIn(page, ko, yuna)
  await page.getByText('김유나 님, 반가워요').waitFor()
  expect(troubles).toEqual([])

  await arrive(page, link)
  await press(page, '인증하기')
  await page.getByRole('heading', { name: '쓸 수 없는 링크예요' }).waitFor()
})

test('joining in English from abroad, on a phone: other rules, no Korean search, and an email not yet opened', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  const mailbox = openMailbox(mailboxUrl())
  await arrive(page, '/register')
  await fillForm(page, en, { ...grace, country: '대한민국' })
  await press(page, 'Get a code')
  await page.getByText('Please check the mobile number.').waitFor()
  await chooseCountry(page, en, '미국')
  expect(await page.getByRole('button', { name: 'Find a postcode' }).count()).toBe(0)
  await provePhone(page, en, mailbox, grace.mb_hp)
  await field(page, 'Postcode').fill('94110')
  await field(page, 'Street address').fill('24 Mission St')
  await field(page, 'City').fill('San Francisco')
  await field(page, 'State').fill('CA')
  await press(page, 'Sign up')
  await page.getByRole('heading', { name: 'Please check your email' }).waitFor()
  expect(await overflow(page)).toBe(0)

  await arrive(page, '/login')
  await field(page, 'ID').fill(grace.mb_id)
  await field(page, 'Password').fill(grace.password)
  await press(page, 'Sign in')
  await page.getByRole('button', { name: 'Send the email again' }).waitFor()
  await arrive(page, await mailbox.link(grace.mb_email, proveLink))
  await press(page, 'Confirm')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await logIn(page, en, grace)
  await page.getByText('Welcome, Grace O’Neill').waitFor()
  expect(troubles.filter((trouble) => !/422/.test(trouble))).toEqual([])
})

test('a forgotten password: one sentence for everybody, one link, one use', async () => {
  const { page } = await visitor()
  const mailbox = openMailbox(mailboxUrl())
  const person = { ...yuna, mb_id: 'forgetful', mb_hp: '010-5555-0103', mb_email: 'forgetful@example.com' }
  await join(page, ko, mailbox, person)
  const said = '입력한 정보가 맞다면 비밀번호를 다시 정할 수 있는 링크를 메일로 보내 드렸어요.'
  for (const mb_id of ['nobody_here', person.mb_id]) {
    await arrive(page, '/forgot-password')
    const panel = page.getByRole('tabpanel')
    await panel.getByLabel('아이디', { exact: true }).fill(mb_id)
    await panel.getByLabel('가입한 메일').fill(person.mb_email)
    await press(page, '링크 받기')
    await page.getByText(said).waitFor()
  }
  const link = await mailbox.link(person.mb_email, resetLink)
  await arrive(page, link)
  await field(page, '새 비밀번호').fill('an entirely new one')
  await field(page, '새 비밀번호 확인').fill('an entirely new one')
  await press(page, '비밀번호 바꾸기')
  await page.getByRole('heading', { name: '새 비밀번호를 정했어요' }).waitFor()
  await arrive(page, '/login')
  await logIn(page, ko, { mb_id: person.mb_id, password: 'an entirely new one' })

  const { page: thief } = await visitor()
  await arrive(thief, link)
  await field(thief, '새 비밀번호').fill('somebody elses now')
  await field(thief, '새 비밀번호 확인').fill('somebody elses now')
  await press(thief, '비밀번호 바꾸기')
  await thief.getByRole('heading', { name: '쓸 수 없는 링크예요' }).waitFor()
})

test('after many wrong passwords the wait is said and counted down', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  await field(page, '아이디').fill('clerk')
  await field(page, '비밀번호').fill('wrong')
  const wait = page.getByText(/로그인에 여러 번 실패했어요/)
  while ((await wait.count()) === 0) {
    const answered = page.waitForResponse('**/api/v1/login')
    await press(page, '로그인')
    await answered
    await page.getByRole('main').getByRole('alert').first().waitFor()
  }
  await page.getByText(/\d:\d\d 남았어요/).waitFor()
  await page.getByText('이제 다시 시도할 수 있어요.').waitFor()
  await logIn(page, ko, { mb_id: 'clerk', password: demoPassword })
})
