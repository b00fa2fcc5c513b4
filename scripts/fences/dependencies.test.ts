import { expect, test } from 'vitest'
import { dependencies } from './dependencies.ts'
import { found } from './testing.ts'

test.each([
  ['packages/kit/a.ts', `import 'react'`, 'react is not declared in packages/kit/package.json'],
  ['packages/ui/a.ts', `import '@sillage/kit/a.ts'`, '@sillage/kit is not declared in packages/ui/package.json'],
  ['packages/kit/a.ts', `import type { A } from '@scope/name/deep.ts'`, '@scope/name is not declared'],
  ['packages/kit/a.ts', `const a = import('pg')`, 'pg is not declared'],
  ['packages/kit/a.ts', `import { test } from 'vitest'`, 'vitest is not declared'],
  ['packages/kit/a.ts', `import 'fs'`, 'write node:fs'],
  ['scripts/a.ts', `import 'zod'`, 'zod is not declared in package.json'],
  ['packages/ui/a.ts', `import '../kit/a.ts'`, '../kit/a.ts leaves packages/ui'],
])('%s: %s', (path, text, message) => {
  expect(found(dependencies, { [path]: text })).toEqual([expect.stringContaining(message)])
})

test.each([
  ['packages/kit/a.ts', `import 'zod'; import 'zod/mini'; import 'node:fs'; import './b.ts'`],
  ['packages/kit/a.test.ts', `import { test } from 'vitest'`],
  ['packages/kit/testing-database.ts', `import { inject } from 'vitest'`],
  ['apps/storefront/vite.config.ts', `import 'vitest'`],
  ['apps/storefront/vite/chunks.ts', `import 'vitest'`],
  ['packages/kit/a.ts', `import '@sillage/kit/b.ts'`],
  ['scripts/a.ts', `import '../packages/kit/a.ts'; import 'vitest'`],
])('%s may: %s', (path, text) => {
  expect(found(dependencies, { [path]: text })).toEqual([])
})
