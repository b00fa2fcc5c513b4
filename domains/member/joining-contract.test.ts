import { expect, test } from 'vitest'
import { joining } from './joining-contract.ts'

type Body = {
  safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }
}

const saidOf = (body: Body | undefined, value: object, field: string) =>
  body?.safeParse(value).error?.issues.find(({ path }) => path[0] === field)?.message

test('two different passwords are said to differ, at joining and when one is chosen again', () => {
  const words = '비밀번호가 서로 달라요.'
  const secret = { mb_password: 'the first of two', mb_password_confirmation: 'the second of two' }
  const person = { mb_id: 'hana', mb_name: '김하나', mb_hp: '010-1234-5678', mb_email: 'hana@example.com' }
  const joined = { ...person, ...secret, proof_id: crypto.randomUUID(), consents: {} }
  expect(saidOf(joining.register.body, joined, 'mb_password_confirmation')).toBe(words)
  const chosen = { token: 'a'.repeat(30), password: 'the first of two', password_confirmation: 'the second of two' }
  expect(saidOf(joining.resetPassword.body, chosen, 'password_confirmation')).toBe(words)
})
