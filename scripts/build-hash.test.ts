import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isBuilt, stampOf } from './build-hash.ts'

/** A project with a page, its style sheet and a service, both parts of it built. */
function givenBuilt() {
  const root = mkdtempSync(join(tmpdir(), 'sillage-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const folder of ['apps/storefront/dist', 'apps/server/dist', 'apps/admin', 'packages/kit', 'packages/ui'])
    mkdirSync(join(root, folder), { recursive: true })
  write('package-lock.json', '{}')
  write('domains/wish/shop/wish.tsx', 'page')
  write('domains/wish/shop/wish.css', 'style')
  write('domains/wish/server/wish.ts', 'service')
  stampOf(root, 'storefront').write()
  stampOf(root, 'server').write()
  return { root, write, built: () => ({ pages: isBuilt(root, 'storefront'), server: isBuilt(root, 'server') }) }
}

test('what was built stays built, also with other dates', () => {
  const { root, built } = givenBuilt()
  expect(built()).toEqual({ pages: true, server: true })
  utimesSync(join(root, 'domains/wish/shop/wish.tsx'), 1, 1)
  expect(built()).toEqual({ pages: true, server: true })
})

test('a changed style sheet is for the pages, a changed service for the server, and a test for neither', () => {
  const { write, built } = givenBuilt()
  write('domains/wish/server/wish.test.ts', 'test')
  expect(built()).toEqual({ pages: true, server: true })
  write('domains/wish/shop/wish.css', 'other')
  expect(built()).toEqual({ pages: false, server: true })
  write('domains/wish/server/wish.ts', 'other')
  expect(built()).toEqual({ pages: false, server: false })
})

test('what is new or gone is noticed', () => {
  const { root, write, built } = givenBuilt()
  write('domains/cart/server/cart.ts', 'service')
  expect(built()).toEqual({ pages: true, server: false })
  rmSync(join(root, 'domains/cart'), { recursive: true })
  expect(built()).toEqual({ pages: true, server: true })
  rmSync(join(root, 'domains/wish/shop/wish.css'))
  expect(built().pages).toBe(false)
})

test('nothing that was never built is', () => {
  const { root } = givenBuilt()
  rmSync(join(root, 'apps/server/dist'), { recursive: true })
  expect(isBuilt(root, 'server')).toBe(false)
})
