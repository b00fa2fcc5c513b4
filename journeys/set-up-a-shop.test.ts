import { codeOf } from '@sillage/domains/staff/testing/codes.ts'
import { withConnection } from '@sillage/server-kit/embedded-postgres/connection.ts'
import { photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agree, buyNow, fillPlace, main, pay, payInTheWindow } from './buying.ts'
import { faults } from './faults.ts'
import { join, logIn } from './joining.ts'
import { openMailbox } from './mailbox.ts'
import { arrive, journeys, overflow } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor, mailboxUrl, setupKey, shopUrl, databaseUrl } = journeys({ SEED: 'none' })
const ko = wordsIn('ko')

const password = '비 오는 날의 무화과'
const company = {
  상호: '달밤 주식회사',
  대표자: '김하나',
  사업자등록번호: '220-81-62517',
  '사업장 주소': '서울특별시 마포구 동교로 234',
  '고객센터 전화': '02-123-4567',
  '고객센터 메일': 'hello@dalbam.example',
  '개인정보 보호책임자': '박민재',
}

test('an empty shop is set up with the printed key, a customer joins, and the first order is paid', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await page.goto('/admin/setup')
  await page.getByRole('heading', { name: '설치 키' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('설치 키').fill('a guess')
  await page.getByRole('button', { name: '계속' }).click()
  await page.getByText('설치 키가 맞지 않아요.').first().waitFor()
  await page.getByLabel('설치 키').fill(setupKey())
  await page.getByRole('button', { name: '계속' }).click()

  await page.getByRole('heading', { name: '가게 주인' }).waitFor()
  await page.getByLabel('이름').fill('이소연')
  await page.getByLabel('메일').fill('owner@dalbam.example')
  await page.getByLabel('아이디').fill('dalbam')
  await page.getByLabel('비밀번호').fill(password)
  await page.getByRole('button', { name: '가게 주인 만들기' }).click()

  await page.getByRole('heading', { name: '사업자 정보' }).waitFor()
  // A reload goes on where the owner stopped.
  await page.reload()
  await page.getByRole('heading', { name: '사업자 정보' }).waitFor()
  for (const [label, value] of Object.entries(company)) await page.getByLabel(label, { exact: true }).fill(value)
  expect(await overflow(page)).toBe(0)
  await page.setViewportSize({ width: 834, height: 1112 })
  expect(await overflow(page)).toBe(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: '저장하고 계속' }).click()

  await page.getByRole('heading', { name: '약관과 정책' }).waitFor()
  await page.getByRole('button', { name: '견본으로 게시하고 계속' }).click()
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

  await buyFirst(customer, await offerCandle(page))
  await page.goto('/admin/orders?state=paid')
  const row = page.getByRole('table', { name: '주문 목록' }).getByRole('row', { name: '김유나' })
  await row.getByRole('link').first().click()
  await page.locator('header .state', { hasText: '결제 완료' }).waitFor()
  await page.getByText('처음 켜는 초').first().waitFor()
})

/** The first product, with its stock, on the page for new ones. */
async function offerCandle(page: Page) {
  await page.goto('/admin/products/new')
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('URL 이름', 'first-candle')
  await fill('이름', '처음 켜는 초')
  await fill('영문 이름', 'First Candle')
  await fill('한 줄 소개', '처음 켜는 저녁에')
  await fill('영문 한 줄 소개', 'For the first evening')
  await fill('분류 이름', '소이 캔들')
  await fill('영문 분류 이름', 'Soy candle')
  const picture = { name: '초.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await page.getByRole('main').locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('img', { name: '사진 1' }).waitFor()
  await fill('가격 (원)', '31000')
  await fill('가격 ($)', '24')
  await fill('새 옵션 SKU', 'CD-1')
  await fill('CD-1 무게 (g)', '300')
  await fill('CD-1 재고', '12')
  await page.getByLabel('쇼핑몰에 보이기').check()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: '저장' }).click()
  await page.waitForURL(/\/admin\/products\/\d+$/)
  await page.getByRole('link', { name: '쇼핑몰에서 보기' }).waitFor()
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

async function buyFirst(customer: Page, product_id: number) {
  await buyNow(customer, ko, product_id)
  await fillPlace(customer)
  await agree(customer, ko)
  await pay(customer)
  await payInTheWindow(customer)
  await customer.waitForURL('**/shop/order/*/confirm')
  await main(customer).getByText('주문을 잘 받았어요').waitFor()
}

/** As if the last proof were longer ago than it counts. */
const forgetProofs = (url: string) =>
  withConnection(url, (client) => client.query(`update session set proved_at = now() - interval '1 hour'`))

async function signIn(page: Page) {
  await page.getByLabel('ID', { exact: true }).fill('dalbam')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Console menu' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'My menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
}

/** A screen of the settings, by the rail of a tablet. */
async function openSetting(page: Page, name: string) {
  await menuOf(page).getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('the owner sets up an app and a passkey, signs in with either, and proves it again before a permission changes: en at 834', async () => {
  const { page, context } = await visitor({ width: 834, lang: 'en' })
  await page.addInitScript("localStorage.setItem('console:language', 'en')")
  // Passkeys belong to a name and not to a number.
  await page.goto(`${shopUrl().replace('127.0.0.1', 'localhost')}/admin`)
  await signIn(page)
  await page.getByRole('heading', { name: 'Set up two-step verification' }).waitFor()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  expect(await faults(page)).toEqual([])
  const secret = await page.locator('code').innerText()
  await page.getByLabel('Code from your app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Finish' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: 'I have written them down' }).click()
  await menuOf(page).waitFor()

  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openSetting(page, 'My security')
  await page.getByLabel('Name of the passkey').fill('Shop computer')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Shop computer').waitFor()
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await signOut(page)
  await signIn(page)
  await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await menuOf(page).waitFor()

  await signOut(page)
  await signIn(page)
  // A code counts once, and so the next one.
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await menuOf(page).waitFor()

  await forgetProofs(databaseUrl())
  await openSetting(page, 'Staff and permissions')
  await page.getByRole('button', { name: 'Add staff' }).click()
  await page.getByLabel('Member ID or email').fill('yuna_kim')
  await page.getByLabel('Packing and shipping').check()
  await page.getByRole('button', { name: 'Save' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm it is you' })
  await asked.getByLabel('Code from your app').fill(recovery)
  await asked.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('Saved the permissions of 김유나.').waitFor()
})
