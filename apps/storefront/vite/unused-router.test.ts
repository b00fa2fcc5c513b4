import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cutFunctions, cuts } from './unused-router.ts'

const root = resolve(import.meta.dirname, '../../..')
const library = join(root, 'node_modules/react-router/dist/production/lib')

test.each(Object.entries(cuts))('%s of the router has the functions that are left out', (file, functions) => {
  const code = readFileSync(join(library, file), 'utf8')
  const cut = cutFunctions(code, functions)
  expect(cut.length).toBeLessThan(code.length)
  const lines = cut.split('\n')
  for (const name of Object.keys(functions))
    expect(lines.find((line) => line.includes(`function ${name}(`))).toMatch(/\) \{.*\}$/)
  for (const body of Object.values(functions)) expect(cut).toContain(`{${body}}`)
})

test('a function that the router no longer has stops the build', () => {
  expect(() => cutFunctions('function a() {}', { b: '' })).toThrow('no function, or several, called b')
})

const used =
  /\b(?:useFetchers?|useSubmit|useRevalidator|useBlocker|useBeforeUnload|useViewTransitionState|Form|Await|ScrollRestoration)\b/

test('no page uses what is left out', () => {
  const folders = ['apps/storefront', 'domains', 'packages/web-kit', 'packages/ui']
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }),
  )
  const found = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const imports = text.match(/import \{[^}]*\} from 'react-router(?:\/dom)?'/g) ?? []
    return imports.some((each) => used.test(each)) || /\bviewTransition=|\bpatchRoutesOnNavigation:/.test(text)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
