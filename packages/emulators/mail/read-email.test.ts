import { expect, test } from 'vitest'
import { readEmail } from './read-email.ts'

const email = (...lines: string[]) => readEmail(Buffer.from(lines.join('\r\n')))

test('a character cut between two encoded words is read whole', () => {
  const bytes = Buffer.from('주문이 완료되었어요')
  const [first, second] = [bytes.subarray(0, 10), bytes.subarray(10)].map((piece) => piece.toString('base64'))
  const { subject } = email(`Subject: =?UTF-8?B?${first}?=`, ` =?UTF-8?B?${second}?= [17]`, '', '')
  expect(subject).toBe('주문이 완료되었어요 [17]')
})

test('plain words around encoded ones keep their spaces, and other character sets are read', () => {
  const { from, subject } = email(
    'From: =?UTF-8?Q?=EC=8B=A4=EB=9D=BC_Sillage?= <a@b.c>',
    'Subject: Re: =?EUC-KR?B?x+LDyg==?= !',
    '',
    '',
  )
  expect(from).toBe('실라 Sillage <a@b.c>')
  expect(subject).toBe('Re: 향초 !')
})

test('nested parts, both encodings and a file with a Korean name', () => {
  const { text, html, attachments } = email(
    'Content-Type: multipart/mixed;',
    ' boundary="outer"',
    '',
    'for old programs',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '=ED=96=A5=',
    '=EC=B4=88 =3D =EC=A2=8B=EC=95=84=EC=9A=94',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>향초</p>').toString('base64'),
    '--inner--',
    '--outer',
    'Content-Type: application/pdf',
    "Content-Disposition: attachment; filename*0*=utf-8''%EC%A3%BC%EB; filename*1*=%AC%B8.pdf",
    'Content-Transfer-Encoding: base64',
    '',
    'AAAA',
    '--outer--',
    'after the end',
  )
  expect({ text, html, attachments }).toEqual({
    text: '향초 = 좋아요',
    html: '<p>향초</p>',
    attachments: [{ name: '주문.pdf', type: 'application/pdf', size: 3 }],
  })
})

test('an email without a header, without a body or with a broken boundary is still an email', () => {
  expect(email('', 'only text').text).toBe('only text')
  expect(email('Subject: only a header').subject).toBe('only a header')
  expect(email('Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'cut off').text).toBe('cut off')
})
