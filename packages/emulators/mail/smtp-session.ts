/** What a client handed over: the envelope's addresses and the email as it was sent. */
export type Envelope = { from: string; to: string[]; bytes: Buffer }

/** Where a conversation can be made to fail; `data` is after the email's last line. */
export type Stage = 'mail' | 'rcpt' | 'data'

/** A reply code, a connection that breaks, or one that breaks when the email is already taken. */
export type Failure = number | 'drop' | 'lost reply'

type Line = {
  say(reply: string): void
  /** Breaks the connection without a word. */
  drop(): void
  /** Ends it politely. */
  close(): void
}

type Options = Line & {
  accept(envelope: Envelope): void
  takeFailure(stage: Stage): Failure | undefined
}

export const largestEmail = 20 * 1024 * 1024
const crlf = Buffer.from('\r\n')
const extensions = ['PIPELINING', '8BITMIME', 'SMTPUTF8', `SIZE ${largestEmail}`]
const bodyKinds = /^(BODY=(7BIT|8BITMIME)|SMTPUTF8|SIZE=\d+)$/i

/** How far a conversation has come. */
type Session = {
  isGreeted: boolean
  from: string | undefined
  to: string[]
  email: { lines: Buffer[]; size: number } | undefined
}

/** One conversation by RFC 5321, line by line; the replies keep the order of the commands, so clients may pipeline. */
export function createSmtpSession({ say, drop, close, accept, takeFailure }: Options) {
  const session: Session = { isGreeted: false, from: undefined, to: [], email: undefined }

  /** Whether the stage was made to fail; then it has been answered. */
  function fails(stage: Stage): boolean {
    const failure = takeFailure(stage)
    if (failure === undefined) return false
    if (typeof failure === 'string') drop()
    else say(`${failure} ${failure < 500 ? 'Try again later' : 'Refused'}`)
    return true
  }

  function endEmail({ lines, size }: { lines: Buffer[]; size: number }) {
    const envelope = { from: session.from ?? '', to: session.to, bytes: Buffer.concat(lines) }
    reset(session)
    if (size > largestEmail) return say('552 The message is too large')
    const failure = takeFailure('data')
    if (failure === undefined || failure === 'lost reply') accept(envelope)
    if (typeof failure === 'string') return drop()
    if (failure !== undefined) return say(`${failure} ${failure < 500 ? 'Try again later' : 'Refused'}`)
    say('250 Taken')
  }

  const commands = commandsOf(session, { say, close, fails })

  /** Hears one line without its end. */
  return function hear(line: Buffer) {
    const { email } = session
    if (!email) {
      const [, verb = '', argument = ''] = /^(\S*)\s*(.*?)\s*$/.exec(line.toString('utf8')) ?? []
      const command = Object.hasOwn(commands, verb.toUpperCase()) ? commands[verb.toUpperCase()] : undefined
      return command ? command(argument) : say('500 Unknown command')
    }
    if (line.equals(Buffer.from('.'))) return endEmail(email)
    email.size += line.length + crlf.length
    // Too much is counted but not kept: the refusal comes after the last line.
    if (email.size <= largestEmail) email.lines.push(line[0] === 0x2e ? line.subarray(1) : line, crlf)
  }
}

function reset(session: Session) {
  session.from = undefined
  session.to = []
  session.email = undefined
}

type Commands = Record<string, (argument: string) => void>
type Voice = Pick<Line, 'say'> & { fails(stage: Stage): boolean }

function commandsOf(session: Session, { say, close, fails }: Voice & Pick<Line, 'close'>): Commands {
  return {
    EHLO() {
      reset(session)
      session.isGreeted = true
      const lines = ['mail.emulator', ...extensions]
      say(lines.map((line, index) => `250${index === lines.length - 1 ? ' ' : '-'}${line}`).join('\r\n'))
    },
    HELO() {
      reset(session)
      session.isGreeted = true
      say('250 mail.emulator')
    },
    ...transactionOf(session, { say, fails }),
    RSET() {
      reset(session)
      say('250 Forgotten')
    },
    NOOP: () => say('250 Here'),
    VRFY: () => say('252 Send it and see'),
    QUIT() {
      say('221 Goodbye')
      close()
    },
  }
}

/** The three commands of one email: who sends it, who receives it, and that its text follows. */
function transactionOf(session: Session, { say, fails }: Voice): Commands {
  return {
    MAIL(argument) {
      const [, address, parameters = ''] = /^FROM:\s*<([^<>]*)>(?:\s+(.*))?$/i.exec(argument) ?? []
      if (!session.isGreeted || session.from !== undefined) return say('503 Bad sequence of commands')
      if (address === undefined) return say('501 Say MAIL FROM:<address>')
      const unknown = parameters.split(' ').find((parameter) => parameter && !bodyKinds.test(parameter))
      if (unknown) return say('555 Unknown parameter')
      if (Number(/SIZE=(\d+)/i.exec(parameters)?.[1] ?? 0) > largestEmail) return say('552 The message is too large')
      if (fails('mail')) return
      session.from = address
      say('250 Sender accepted')
    },
    RCPT(argument) {
      const address = /^TO:\s*<([^<>]+)>$/i.exec(argument)?.[1]
      if (session.from === undefined) return say('503 Bad sequence of commands')
      if (!address?.includes('@')) return say('501 Say RCPT TO:<address>')
      if (fails('rcpt')) return
      session.to.push(address)
      say('250 Recipient accepted')
    },
    DATA() {
      if (session.to.length === 0)
        return say(session.from === undefined ? '503 Bad sequence of commands' : '554 No valid recipients')
      session.email = { lines: [], size: 0 }
      say('354 End with a dot on a line of its own')
    },
  }
}
