import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { createAlimtalkSender } from '@sillage/server-kit/alimtalk.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { startWorker } from '@sillage/server-kit/jobs.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { createMailer } from '@sillage/server-kit/mail.ts'
import { createReadResults } from '@sillage/server-kit/outbox-results.ts'
import { createSendOutbox } from '@sillage/server-kit/outbox-send.ts'
import { createSmsSender } from '@sillage/server-kit/sms.ts'
import { createSolapi } from '@sillage/server-kit/solapi.ts'
import { afterAll } from 'vitest'
import { memberEmails } from '../../member/server/emails.ts'
import type { testShop } from '../../testing.ts'
import { registeredTexts } from '../server/catalogue.ts'
import type { Ceiling } from '../server/ceiling.ts'
import { createMayGo } from '../server/permit.ts'
import { sentTemplates } from '../server/sent-templates.ts'
import { markAsTest, markText } from '../server/test-mark.ts'

type Shop = Awaited<ReturnType<typeof testShop>>

/** The database has a clock of its own: what is to wait until tomorrow must be later there, too. */
export const today = () => seoulDay(new Date())

/** Noon of some day in Seoul, when everything may go. */
export const noonOf = (day: string) => new Date(startOfSeoulDay(day).getTime() + 12 * 3_600_000)

/** Carries a shop's messages to emulators, as the running shop does; its clock can be set. */
export async function testPost(
  shop: Shop,
  { isTest = false, ceiling = { perMinute: 1_000, perDay: 10_000 } }: { isTest?: boolean; ceiling?: Ceiling } = {},
) {
  const mail = await startMailEmulator()
  const phones = await startSmsEmulator({ templates: isTest ? registeredTexts.map(markText) : registeredTexts })
  const clock = { now: noonOf(today()) }
  const solapi = createSolapi(phones)
  const from = '1800-8914'
  const senders = {
    mail: createMailer({ url: mail.smtpUrl, from: 'Sillage <hello@sillage.example>' }),
    sms: createSmsSender({ solapi, from }),
    alimtalk: createAlimtalkSender({ solapi, from, channel: phones.channel }),
  }
  const templates = [...sentTemplates, ...memberEmails]
  const readResults = createReadResults({ readers: { sms: solapi.read, alimtalk: solapi.read }, templates })
  const mark = isTest ? markAsTest : undefined
  const sendOutbox = createSendOutbox({
    senders,
    templates,
    siteUrl: () => 'https://shop.example',
    mayGo: createMayGo(ceiling),
    mark,
  })
  const context = () => createContext({ ...shop.ctx, database: shop.database, now: () => clock.now })
  const start = () =>
    startWorker({
      database: shop.database,
      jobs: [sendOutbox, readResults],
      createContext: context,
      log: createLog('silent'),
    })
  let worker = start()
  afterAll(async () => {
    await worker.stop()
    await Promise.all([mail.stop(), phones.stop()])
  })
  return {
    mail,
    phones,
    clock,
    context,
    idle: () => worker.idle(),
    /** Nothing goes until `start`. */
    stop: () => worker.stop(),
    start() {
      worker = start()
    },
    /** Everything due goes, and what became of it is asked for. */
    async carry() {
      await worker.idle()
      await readResults.run(context(), {})
      await worker.idle()
      await readResults.run(context(), {})
    },
    async empty() {
      await worker.idle()
      await shop.empty()
      mail.clear()
      phones.clear()
    },
  }
}
