import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

test('what is sealed is opened by the same secret, and by no other', () => {
  const sealed = seal('ours', '비밀 token')
  expect(sealed).not.toContain('token')
  expect(unseal('ours', sealed)).toBe('비밀 token')
  expect(unseal('theirs', sealed)).toBeNull()
})

test('twice the same text is twice another seal', () => {
  expect(seal('ours', 'token')).not.toBe(seal('ours', 'token'))
})

test('what was changed is not opened', () => {
  const bytes = Buffer.from(seal('ours', 'token'), 'base64url')
  for (const at of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal('ours', changed.toString('base64url'))).toBeNull()
  }
  expect(unseal('ours', '')).toBeNull()
})
