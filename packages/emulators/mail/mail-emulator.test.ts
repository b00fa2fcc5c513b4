import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TextMessage } from '../sms/text-message.ts'
import { type MailEmulator, startMailEmulator } from './mail-emulator.ts'

let mail: MailEmulator

beforeAll(async () => {
  mail = await startMailEmulator()
})
afterAll(() => mail.stop())
beforeEach(() => mail.clear())

/** Says everything at once, as a pipelining client may, and returns all replies when the server has hung up. */
async function converse(...lines: string[]) {
  const socket = connect(Number(new URL(mail.smtpUrl).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  // A dropped connection may end as an error; that it ended is all we ask.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  return heard.split('\r\n').slice(0, -1)
}

const codes = (replies: string[]) => replies.map((reply) => reply.slice(0, 3))

test('a whole conversation leaves one email, dots unstuffed', async () => {
  const replies = await converse(
    'EHLO shop',
    'MAIL FROM:<shop@sillage.example> BODY=8BITMIME SMTPUTF8 SIZE=120',
    'RCPT TO:<김@예시.한국>',
    'RCPT TO:<second@example.com>',
    'DATA',
    'Subject: =?UTF-8?Q?=EC=A3=BC=EB=AC=B8?=',
    '',
    '..한 줄',
    'end',
    '.',
    'QUIT',
  )
  expect(codes(replies)).toEqual(['220', ...Array(5).fill('250'), '250', '250', '250', '354', '250', '221'])
  expect(replies).toContain('250-PIPELINING')
  expect(replies.some((reply) => /^250 SIZE \d+$/.test(reply))).toBe(true)
  expect(mail.messages()).toMatchObject([
    {
      subject: '주문',
      text: '.한 줄\nend\n',
      envelope: { from: 'shop@sillage.example', to: ['김@예시.한국', 'second@example.com'] },
    },
  ])
})

test('commands out of order, unknown or malformed are refused, and nothing arrives', async () => {
  const replies = await converse(
    'MAIL FROM:<a@b.c>',
    'HELO shop',
    'RCPT TO:<a@b.c>',
    'DATA',
    'MAIL a@b.c',
    'MAIL FROM:<a@b.c> SIZE=99999999999',
    'MAIL FROM:<a@b.c> COLOUR=red',
    'MAIL FROM:<a@b.c>',
    'MAIL FROM:<a@b.c>',
    'RCPT TO:<nowhere>',
    'DATA',
    'RSET',
    'NOOP',
    'packages/emulators/mail/mail-emulator.test.ts',
    'QUIT',
  )
  expect(codes(replies)).toEqual('220 503 250 503 503 501 552 555 250 503 501 554 250 250 500 221'.split(' '))
  expect(mail.messages()).toEqual([])
})

const emailLines = ['Subject: x', '', 'x', '.']
const wholeConversation = ['EHLO s', 'MAIL FROM:<a@b.c>', 'RCPT TO:<a@b.c>', 'DATA', ...emailLines, 'QUIT']

test('a failure asked for happens once, at its stage', async () => {
  mail.failNext(451, { at: 'data' })
  expect(codes(await converse(...wholeConversation)).slice(-3)).toEqual(['354', '451', '221'])
  expect(mail.messages()).toEqual([])
  expect(codes(await converse(...wholeConversation)).slice(-3)).toEqual(['354', '250', '221'])
  expect(mail.messages()).toHaveLength(1)
})

test('a connection can break before the email is taken, or after', async () => {
  mail.failNext('drop')
  expect(codes(await converse(...wholeConversation))).not.toContain('221')
  expect(mail.messages()).toEqual([])
  mail.failNext('lost reply')
  expect(codes(await converse(...wholeConversation))).not.toContain('221')
  expect(mail.messages()).toHaveLength(1)
})

test('the mailbox shows emails to people, and nothing in them can run', async () => {
  await converse(
    'EHLO s',
    'MAIL FROM:<a@b.c>',
    'RCPT TO:<kim@example.com>',
    'DATA',
    'From: =?UTF-8?B?7Iuk65287KO8?= <shop@sillage.example>',
    'Subject: <b>hello</b>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_x"',
    '',
    '--=_x',
    'Content-Type: text/plain; charset=utf-8',
    '',
    '주소: https://sillage.example/a?b=1&c=2',
    '',
    '--=_x',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p class="a">안녕</p><script>alert(1)</script>',
    '',
    '--=_x--',
    '.',
    'QUIT',
  )
  const list = await (await fetch(mail.mailboxUrl)).text()
  expect(list).toContain('&lt;b&gt;hello&lt;/b&gt;')
  expect(list).toContain('실라주 → kim@example.com')

  const address = /href="(\/emails\/\d+)"/.exec(list)?.[1]
  const reply = await fetch(`${mail.mailboxUrl}${address}`)
  const email = await reply.text()
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(email).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(email).not.toContain('<script')
  expect(email).toContain('&lt;p class=&quot;a&quot;&gt;안녕')
  expect(email).toContain('<a href="https://sillage.example/a?b=1&amp;c=2"')
  expect(await (await fetch(`${mail.mailboxUrl}${address}/source`)).text()).toContain('Subject: <b>hello</b>')
  expect((await fetch(`${mail.mailboxUrl}/emails/999999`)).status).toBe(404)
})

test('the mailbox hands emails to tests and can be emptied', async () => {
  await converse(...wholeConversation)
  const list = async () => (await fetch(`${mail.mailboxUrl}/messages`)).json()
  expect(await list()).toMatchObject([{ subject: 'x', text: 'x\n' }])
  await fetch(`${mail.mailboxUrl}/messages`, { method: 'DELETE' })
  expect(await list()).toEqual([])
  expect(await (await fetch(mail.mailboxUrl)).text()).toContain('아직 온 것이 없어요')
})

test('a taken port is reported', async () => {
  const httpPort = Number(new URL(mail.mailboxUrl).port)
  await expect(startMailEmulator({ httpPort })).rejects.toThrow('EADDRINUSE')
})

test('text messages lie among the emails', async () => {
  const text = {
    id: 1,
    received_at: new Date(),
    to: '01012345678',
    country: '82',
    from: '18008914',
    text: '<b>코드</b> 123456',
    type: 'SMS' as const,
    subject: '',
    group: 'G4V1',
    customFields: {},
    buttons: [],
    status: '4000',
  }
  const talk = {
    ...text,
    id: 2,
    type: 'ATA' as const,
    status: '3104',
    text: '주문이 완료되었어요',
    buttons: [{ buttonName: '주문 보기', buttonType: 'WL', linkMo: 'https://sillage.example/my-page/order/1' }],
  }
  let texts: TextMessage[] = [text, talk]
  const box = await startMailEmulator({
    texts: {
      messages: () => texts,
      clear() {
        texts = []
      },
    },
  })
  const list = await (await fetch(box.mailboxUrl)).text()
  expect(list).toContain('&lt;b&gt;코드&lt;/b&gt; 123456')
  expect(list).toContain('단문 18008914 → 01012345678')
  expect(list).toContain('알림톡 18008914 → 01012345678 <em>카카오톡 없음 (3104)</em>')
  const english = await (await fetch(`${box.mailboxUrl}/?lang=en`)).text()
  expect(english).toContain('AlimTalk 18008914 → 01012345678 <em>no KakaoTalk (3104)</em>')
  expect(list).toContain('href="https://sillage.example/my-page/order/1"')
  expect(await (await fetch(`${box.mailboxUrl}/texts`)).json()).toMatchObject([{ text: text.text }, { type: 'ATA' }])
  await fetch(`${box.mailboxUrl}/messages`, { method: 'DELETE' })
  expect(texts).toEqual([])
  await box.stop()
})
