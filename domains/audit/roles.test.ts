import { expect, test } from 'vitest'
import { type Permission, permissions } from './permissions.ts'
import { roleNames, roleOf, roles } from './roles.ts'

test('every role is known by its permissions, and no two are the same', () => {
  for (const role of roleNames) expect(roleOf([...roles[role].permissions].toReversed())).toBe(role)
})

test('a set that was chosen one by one is no role', () => {
  expect(roleOf([])).toBeNull()
  expect(roleOf([...roles.packer.permissions, 'money'])).toBeNull()
})

test('no role but the owner decides who works here, and the packer and the service desk do not move money', () => {
  for (const role of roleNames) expect(roles[role].permissions as readonly Permission[]).not.toContain('staff')
  expect(roles.packer.permissions as readonly Permission[]).not.toContain('money')
  expect(roles.service.permissions as readonly Permission[]).not.toContain('money')
  expect(Object.keys(permissions).length).toBeGreaterThan(roles.manager.permissions.length)
})
