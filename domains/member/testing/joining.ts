import { startKakaoEmulator } from '@sillage/emulators/kakao/kakao-emulator.ts'
import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { createClient } from '@sillage/kit/client.ts'
import { anonymousVisitor } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { openDatabase } from '@sillage/server-kit/database.ts'
import { startWorker } from '@sillage/server-kit/jobs.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { createMailer } from '@sillage/server-kit/mail.ts'
import { createSendOutbox } from '@sillage/server-kit/outbox-send.ts'
import { createSmsSender } from '@sillage/server-kit/sms.ts'
import { createSolapi } from '@sillage/server-kit/solapi.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { afterAll } from 'vitest'
import { givenPolicies } from '../../content/testing/policies.ts'
import { contract } from '../../contract.ts'
import type { Outside } from '../../routes.ts'
import { testShop } from '../../testing.ts'
import { memberEmails } from '../server/emails.ts'
import { memberJobs } from '../server/jobs.ts'
import { createUnlinkJob } from '../server/kakao-unlink.ts'

/** Kakao's emulator, until the file's tests are done. */
export async function testKakao() {
  const emulator = await startKakaoEmulator()
  afterAll(emulator.stop)
  // Its key is made when it is first asked for, and no test should wait for that.
  await fetch(`${emulator.url}/.well-known/jwks.json`)
  return emulator
}

/** The shop with its outbox: emails and text messages really go out, to emulators. */
export async function testShopWithPost(outside: Outside = {}) {
  const shop = await testShop(outside)
  const { app, secret } = shop
  // Connections of its own: a test that counts queries must not count those of the outbox.
  const database = openDatabase(shop.database.url, { connections: 3 })
  const mail = await startMailEmulator()
  const sms = await startSmsEmulator()
  const log = createLog('silent')
  const senders = {
    mail: createMailer({ url: mail.smtpUrl, from: 'Sillage <hello@sillage.example>' }),
    sms: createSmsSender({ solapi: createSolapi(sms), from: '1800-8914' }),
  }
  const siteUrl = () => 'https://sillage.example'
  const sendOutbox = createSendOutbox({ senders, templates: memberEmails, siteUrl })
  const worker = startWorker({
    database,
    log,
    jobs: [sendOutbox, ...memberJobs, createUnlinkJob(outside.kakao)],
    createContext: () =>
      createContext({ database, log, secret, visitor: anonymousVisitor, member: null, setCookie: () => undefined }),
  })
  afterAll(async () => {
    await worker.stop()
    await database.close()
    await Promise.all([mail.stop(), sms.stop()])
  })

  return {
    ...shop,
    /** Emails in the mailbox, once everything that was posted has gone out. */
    async emails() {
      await worker.idle()
      return mail.messages()
    },
    async texts() {
      await worker.idle()
      return sms.messages()
    },
    async empty() {
      await worker.idle()
      await shop.empty()
      await givenPolicies(shop.ctx)
      mail.clear()
      sms.clear()
    },
    /** A browser with its own session, through the typed client and, for what the client hides, over HTTP. */
    async visitor({ lang }: { lang?: 'en' } = {}) {
      const { cookies, headers } = await browserOf(shop)
      const browser = { headers, cookies: { ...cookies, ...(lang ? { lang } : {}) } }
      const send = (url: string, payload: object) => app.inject({ method: 'POST', url, ...browser, payload })
      return { ...createClient(contract, injectTransport(app, browser)), ...browser, send }
    },
  }
}

type Shop = Awaited<ReturnType<typeof testShopWithPost>>
export type Visitor = Awaited<ReturnType<Shop['visitor']>>

export const form = {
  mb_id: 'hana',
  mb_password: '머무는 향기 2026',
  mb_password_confirmation: '머무는 향기 2026',
  mb_name: '김하나',
  mb_hp: '01012345678',
  mb_email: 'hana@example.com',
  consents: { terms: true, privacy: true, age_14: true, ads_mail: true, ads_sms: false },
}

/** Proves a number as a person would: with the code that arrives. */
export async function provedNumber(
  shop: Shop,
  { joining }: Visitor,
  phone: { mb_hp: string; country?: string } = form,
) {
  const { proof_id } = await joining.askPhoneCode({ body: { mb_hp: phone.mb_hp, country: phone.country } })
  const code = /\d{6}/.exec((await shop.texts()).at(-1)?.text ?? '')?.[0] ?? ''
  await joining.provePhone({ body: { proof_id, code } })
  return proof_id
}

/** Joins up to the point where the mail is to be proved. */
export async function join(shop: Shop, visitor: Visitor, change: Partial<typeof form> = {}) {
  const person = { ...form, ...change }
  const proof_id = await provedNumber(shop, visitor, person)
  return visitor.joining.register({ body: { ...person, proof_id } })
}

/** The token of the newest email that has one. */
export async function newestToken(shop: Shop) {
  const texts = (await shop.emails()).map(({ text }) => text)
  return texts.map((text) => /(?:\/auth\/mail\/|token=)([\w-]{43})/.exec(text)?.[1]).findLast(Boolean) ?? ''
}
