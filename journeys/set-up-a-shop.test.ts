import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { join, logIn } from './joining.ts'
import { openMailbox } from './mailbox.ts'
import { arrive, journeys, overflow } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor, mailboxUrl, setupKey } = journeys({ SEED: 'none' })
const ko = wordsIn('ko')

const company = {
  상호: '달밤 주식회사',
  대표자: '김하나',
  사업자등록번호: '220-81-62517',
  '사업장 주소': '서울특별시 마포구 동교로 234',
  '고객센터 전화': '02-123-4567',
  '고객센터 메일': 'hello@dalbam.example',
  '개인정보 보호책임자': '박민재',
}

test('an empty shop is set up with the printed key, and a customer joins', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await page.goto('/admin/setup')
  await page.getByRole('heading', { name: '설치 열쇠' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('설치 열쇠').fill('a guess')
  await page.getByRole('button', { name: '계속' }).click()
  await page.getByText('설치 열쇠가 맞지 않아요.').first().waitFor()
  await page.getByLabel('설치 열쇠').fill(setupKey())
  await page.getByRole('button', { name: '계속' }).click()

  await page.getByRole('heading', { name: '가게 주인' }).waitFor()
  await page.getByLabel('이름').fill('이소연')
  await page.getByLabel('메일').fill('owner@dalbam.example')
  await page.getByLabel('아이디').fill('dalbam')
  await page.getByLabel('비밀번호').fill('비 오는 날의 무화과')
  await page.getByRole('button', { name: '가게 주인 만들기' }).click()

  await page.getByRole('heading', { name: '사업자 정보' }).waitFor()
  // A reload goes on where the owner stopped.
  await page.reload()
  await page.getByRole('heading', { name: '사업자 정보' }).waitFor()
  for (const [label, value] of Object.entries(company)) await page.getByLabel(label, { exact: true }).fill(value)
  expect(await overflow(page)).toBe(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: '저장하고 계속' }).click()

  await page.getByRole('heading', { name: '약관과 정책' }).waitFor()
  await page.getByRole('button', { name: '견본으로 올리고 계속' }).click()
  await page.getByRole('heading', { name: '결제와 메일' }).waitFor()
  await page.getByText('MAIL_URL').waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: '관리 화면으로 가기' }).click()
  await page.getByRole('heading', { level: 1, name: '오늘 할 일' }).waitFor()
  // The one refused key.
  expect(troubles.filter((trouble) => !/422/.test(trouble))).toEqual([])

  const { page: customer } = await visitor()
  const yuna = {
    mb_id: 'yuna_kim',
    password: '비 오는 날의 무화과',
    mb_name: '김유나',
    mb_hp: '010-5555-0101',
    mb_email: 'yuna@example.com',
    country: '대한민국',
  }
  await join(customer, ko, openMailbox(mailboxUrl()), yuna)
  await arrive(customer, '/login')
  await logIn(customer, ko, yuna)
  const footer = customer.getByRole('contentinfo')
  for (const own of ['달밤 주식회사', '220-81-62517', '02-123-4567']) expect(await footer.innerText()).toContain(own)
  await arrive(customer, '/contents/privacy')
  await customer.getByText('대표자는 김하나예요').waitFor()
})
