import { expect, test } from 'vitest'
import { licences } from './licences.ts'
import { found } from './testing.ts'

const locked = (name: string, entry: object) =>
  found(licences, { 'package-lock.json': JSON.stringify({ packages: { [`node_modules/${name}`]: entry } }) })

test.each([
  ['a', { license: 'GPL-3.0-only' }, 'a is under GPL-3.0-only'],
  ['a', { license: 'MIT AND AGPL-3.0-only', dev: true }, 'a is under MIT AND AGPL-3.0-only'],
  ['@scope/a', {}, '@scope/a is under no licence that it names'],
  ['b/node_modules/a', { license: 'MPL-2.0' }, 'a is under MPL-2.0'],
])('%s %j is found', (name, entry, message) => {
  expect(locked(name, entry)).toEqual([`package-lock.json ${message}: may a shop use it?`])
})

test.each([
  ['a', { license: 'MIT' }],
  ['a', { license: 'GPL-3.0-only OR MIT' }],
  ['a', { license: '(MIT AND Zlib)' }],
  ['a', { license: 'MPL-2.0', dev: true }],
  ['@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }],
  ['@sillage/kit', { link: true }],
])('%s %j may be used', (name, entry) => expect(locked(name, entry)).toEqual([]))
