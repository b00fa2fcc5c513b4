import { once } from 'node:events'
import type { Server } from 'node:net'
import { createNotebook, type EmulatedService } from '../received.ts'
import type { TextMessage } from '../sms/text-message.ts'
import { createMailboxServer } from './mailbox-server.ts'
import { type Message, readEmail } from './read-email.ts'
import { createSmtpServer } from './smtp-server.ts'
import type { Failure, Stage } from './smtp-session.ts'

export type MailEmulator = EmulatedService & {
  smtpUrl: string
  mailboxUrl: string
  messages(): readonly Message[]
  clear(): void
  /** Makes the next conversation that gets so far fail once; calls add up. */
  failNext(failure: Failure, options?: { at?: Stage }): void
  stop(): Promise<void>
}

/** Text messages to show among the emails. */
type Texts = { messages(): readonly TextMessage[]; clear(): void }

type Options = { smtpPort?: number; httpPort?: number; host?: string; texts?: Texts | undefined }

const emailsKept = 500

/** Emulates a mail server: takes every email, delivers none, and shows them all. */
export async function startMailEmulator(options: Options = {}): Promise<MailEmulator> {
  const { smtpPort = 0, httpPort = 0, host = '127.0.0.1', texts } = options
  let messages: Message[] = []
  let lastId = 0
  const { note, received } = createNotebook()
  const failures: { failure: Failure; at: Stage }[] = []
  const clear = () => {
    messages = []
  }

  const smtp = createSmtpServer({
    accept({ from, to, bytes }) {
      lastId += 1
      const email = readEmail(bytes)
      const taken = { id: lastId, received_at: new Date(), envelope: { from, to }, source: bytes.toString('utf8') }
      messages = [...messages, { ...email, ...taken }].slice(-emailsKept)
      note('email', `${to.join(', ')}: ${email.subject}`)
    },
    takeFailure(stage) {
      const index = failures.findIndex(({ at }) => at === stage)
      return index === -1 ? undefined : failures.splice(index, 1)[0]?.failure
    },
  })
  const mailbox = createMailboxServer({
    messages: () => messages,
    texts: () => texts?.messages() ?? [],
    clear() {
      clear()
      texts?.clear()
    },
  })
  const smtpAddress = await listenOn(smtp.server, smtpPort, host)
  const httpAddress = await listenOn(mailbox, httpPort, host).catch(async (error) => {
    await smtp.stop()
    throw error
  })

  return {
    service: 'mail',
    page: `http://${httpAddress}`,
    received,
    smtpUrl: `smtp://${smtpAddress}`,
    mailboxUrl: `http://${httpAddress}`,
    messages: () => messages,
    clear,
    failNext(failure, { at = failure === 'lost reply' ? 'data' : 'rcpt' } = {}) {
      failures.push({ failure, at })
    },
    async stop() {
      mailbox.closeAllConnections()
      mailbox.close()
      await Promise.all([once(mailbox, 'close'), smtp.stop()])
    },
  }
}

async function listenOn(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? `${host}:${address.port}` : host
}
