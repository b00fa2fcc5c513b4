import { expect, test } from 'vitest'
import { arrow } from './arrow.ts'
import { found } from './testing.ts'

test.each([
  ['packages/kit/a.ts', `import '@sillage/domains/contract.ts'`, 'packages may not import domains'],
  ['packages/kit/a.test.ts', `import '@sillage/domains/contract.ts'`, 'packages may not import domains'],
  ['domains/order/server/a.ts', `import '@sillage/server/main.ts'`, 'domains may not import apps'],
  ['domains/order/server/a.test.ts', `import '@sillage/demo/steps.ts'`, 'domains may not import demo'],
  ['demo/steps.ts', `import '@sillage/server/main.ts'`, 'demo may not import apps'],
  ['demo/steps.ts', `import '@sillage/ui/button.tsx'`, 'demo may not import packages/ui'],
  ['apps/server/shop.ts', `import '@sillage/demo/steps.ts'`, 'apps/server may not import demo'],
  ['apps/server/shop.ts', `import './demo.ts'`, 'apps/server loads demo loader when it is wanted'],
  ['apps/server/a.ts', `import '@sillage/storefront/routes.ts'`, 'apps/server may not import apps/storefront'],
  ['apps/storefront/a.ts', `import '@sillage/server/main.ts'`, 'apps/storefront may not import apps/server'],
  ['packages/kit/a.ts', `import '@sillage/ui/button.tsx'`, 'packages/kit may not import packages/ui'],
  ['packages/kit/a.ts', `import 'fastify'`, 'packages/kit may not import fastify'],
  ['packages/kit/a.ts', `import 'node:fs'`, 'packages/kit may not import node:fs'],
  ['packages/ui/a.tsx', `import '@sillage/server-kit/a.ts'`, 'packages/ui may not import packages/server-kit'],
  ['packages/ui/a.tsx', `import '@sillage/web-kit/a.ts'`, 'packages/ui may not import packages/web-kit'],
  ['packages/web-kit/a.ts', `import '@sillage/server-kit/a.ts'`, 'packages/web-kit may not import packages/server-kit'],
  ['packages/server-kit/a.ts', `import '@sillage/web-kit/a.ts'`, 'packages/server-kit may not import packages/web-kit'],
  ['packages/server-kit/a.ts', `import 'react'`, 'packages/server-kit may not import react'],
  ['packages/kakao/a.ts', `import '@sillage/kit/a.ts'`, 'packages/kakao may not import packages/kit'],
  ['packages/emulators/mail/a.ts', `import '@sillage/ui/a.tsx'`, 'packages/emulators may not import packages/ui'],
  ['domains/order/contract.ts', `import './server/tables.ts'`, 'contract may not import domain server'],
  ['domains/order/contract.ts', `import 'drizzle-orm'`, 'contract may not import drizzle-orm'],
  ['domains/order/words.ts', `import 'zod'`, 'limits and words may not import zod'],
  ['domains/pricing/total.ts', `import 'zod'`, 'limits and words may not import zod'],
  ['domains/order/shop/a.tsx', `import { Line } from '../line-contract.ts'`, 'may use contract by "import type" only'],
  ['domains/order/words.ts', `import './contract.ts'`, 'limits and words may use contract by "import type" only'],
  ['domains/order/server/a.ts', `import '../shop/order-page.tsx'`, 'domain server may not import domain shop'],
  ['domains/order/server/a.ts', `import '@sillage/web-kit/a.ts'`, 'domain server may not import packages/web-kit'],
  ['domains/order/shop/a.tsx', `import '../server/service.ts'`, 'domain shop may not import domain server'],
  [
    'domains/order/shop/a.tsx',
    `import type { A } from '../server/tables.ts'`,
    'domain shop may not import domain server',
  ],
  ['domains/order/shop/a.tsx', `import { Order } from '../contract.ts'`, 'may use contract by "import type" only'],
  ['domains/order/shop/a.tsx', `import { type Order } from '../contract.ts'`, 'may use contract by "import type" only'],
  ['domains/order/shop/a.tsx', `const a = import('../contract.ts')`, 'may use contract by "import type" only'],
  ['domains/order/admin/a.tsx', `import '../server/service.ts'`, 'domain admin may not import domain server'],
  ['domains/order/shop/a.tsx', `import '../admin/a.tsx'`, 'domain shop may not import domain admin'],
  ['domains/order/shop/a.tsx', `import { z } from 'zod'`, 'domain shop may not import zod'],
  ['domains/order/shop/a.tsx', `import 'node:fs'`, 'domain shop may not import node:fs'],
  ['domains/shop.ts', `import { contract } from './contract.ts'`, 'may use contract by "import type" only'],
  ['domains/shop.ts', `import './routes.ts'`, 'all of shop may not import domain server'],
  ['domains/session.ts', `import './routes.ts'`, 'all of shop may not import domain server'],
  [
    'apps/storefront/a.ts',
    `import '@sillage/domains/order/server/a.ts'`,
    'apps/storefront may not import domain server',
  ],
  ['domains/catalog/server/a.ts', `import '../../order/server/a.ts'`, 'low domain and may not know order'],
])('%s: %s', (path, text, message) => {
  expect(found(arrow, { [path]: `\n${text}` })).toEqual([expect.stringContaining(`${path}:2 `)])
  expect(found(arrow, { [path]: text })[0]).toContain(message)
})

test.each([
  ['packages/kit/endpoint.ts', `import { z } from 'zod'; import './problem.ts'`],
  ['packages/server-kit/bind.ts', `import '@sillage/kit/endpoint.ts'; import 'fastify'; import 'node:fs'`],
  ['packages/web-kit/queries.ts', `import '@sillage/kit/client.ts'; import '@sillage/ui/dialog.tsx'; import 'react'`],
  ['packages/emulators/mail/a.ts', `import '@sillage/server-kit/server.ts'`],
  ['domains/order/contract.ts', `import { z } from 'zod'; import '../catalog/contract.ts'; import './limits.ts'`],
  ['domains/order/server/service.ts', `import '../contract.ts'; import '../../catalog/server/service.ts'`],
  ['domains/catalog/shop/a.tsx', `import '../price.ts'; import '../../cart/shop/use-cart.ts'`],
  ['domains/order/shop/order-page.tsx', `import type { Order } from '../contract.ts'; import '../limits.ts'`],
  ['domains/order/shop/order-page.tsx', `import '../../catalog/shop/card.tsx'; import '../../shop.ts'; import 'react'`],
  ['domains/order/shop/order-page.test.tsx', `import '../server/routes.ts'; import '@sillage/server-kit/testing.ts'`],
  ['domains/shop.ts', `import '@sillage/web-kit/shop.ts'; import type { ShopContract } from './contract.ts'`],
  ['domains/routes.ts', `import './order/server/routes.ts'`],
  ['apps/server/main.ts', `import '@sillage/domains/routes.ts'; import '@sillage/emulators/mail/a.ts'`],
  ['apps/storefront/routes.ts', `const a = () => import('@sillage/domains/order/shop/order-page.tsx')`],
  ['apps/storefront/vite/chunks.ts', `import { contract } from '@sillage/domains/contract.ts'; import 'node:fs'`],
  ['apps/server/pages.test.ts', `import '@sillage/storefront/routes.ts'`],
  ['scripts/dev.ts', `import '@sillage/server/main.ts'; import '@sillage/storefront/routes.ts'`],
])('%s may: %s', (path, text) => {
  expect(found(arrow, { [path]: text })).toEqual([])
})
