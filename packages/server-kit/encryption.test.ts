import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

test('what is sealed is opened by the same secret, and by no other', () => {
  const sealed = encrypt('ours', '비밀 token')
  expect(sealed).not.toContain('token')
  expect(decrypt('ours', sealed)).toBe('비밀 token')
  expect(decrypt('theirs', sealed)).toBeNull()
})

test('twice the same text is twice another seal', () => {
  expect(encrypt('ours', 'token')).not.toBe(encrypt('ours', 'token'))
})

test('what was changed is not opened', () => {
  const bytes = Buffer.from(encrypt('ours', 'token'), 'base64url')
  for (const at of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decrypt('ours', changed.toString('base64url'))).toBeNull()
  }
  expect(decrypt('ours', '')).toBeNull()
})
