import { expect, test } from 'vitest'
import { cycles } from './cycles.ts'
import { found } from './testing.ts'

test('a ring of three files is found once, across workspaces, and named', () => {
  const files = {
    'packages/kit/a.ts': `import './b.ts'`,
    'packages/kit/b.ts': `export { c } from '@sillage/kit/c.ts'`,
    'packages/kit/c.ts': `import './a.ts'`,
    'packages/kit/d.ts': `import './a.ts'`,
  }
  expect(found(cycles, files)).toEqual([
    'packages/kit/a.ts imports itself: packages/kit/a.ts → packages/kit/b.ts → packages/kit/c.ts → packages/kit/a.ts',
  ])
})

test('two rings are both found', () => {
  const files = {
    'packages/kit/a.ts': `import './a.ts'`,
    'packages/ui/b.ts': `import './c.ts'`,
    'packages/ui/c.ts': `import './b.ts'`,
  }
  expect(found(cycles, files)).toHaveLength(2)
})

test('a type closes a ring, a later import does not', () => {
  const files = {
    'packages/kit/a.ts': `import './b.ts'`,
    'packages/kit/b.ts': `import type { A } from './a.ts'`,
    'packages/kit/c.ts': `import './d.ts'`,
    'packages/kit/d.ts': `export const later = () => import('./c.ts')`,
  }
  expect(found(cycles, files)).toEqual([
    'packages/kit/a.ts imports itself: packages/kit/a.ts → packages/kit/b.ts → packages/kit/a.ts',
  ])
})
