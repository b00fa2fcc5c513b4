// @vitest-environment jsdom
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { categoryTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { materialsCategory } from '../words.ts'
import { MaterialPicker } from './material-picker.tsx'

const { ctx, dispatcher } = await testShop()
afterEach(cleanup)

test('wax comes before the candles that are made of it', async () => {
  await ctx.db
    .insert(categoryTable)
    .values({ id: materialsCategory, position: 1, name: '향료·재료', name_en: 'Materials' })
    .onConflictDoNothing()
  await givenProduct(ctx, { id: 1, name: '소이 아침 캔들', sold_30d: 90 })
  await givenProduct(ctx, { id: 2, name: '골든 소이왁스', category_ids: [materialsCategory] })
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const element = <MaterialPicker full={false} onAdd={() => undefined} />
  renderPage({ shop, at: '/', route: { path: '/', element } })
  await userEvent.type(await screen.findByRole('searchbox', { name: '재료 찾기' }), '소이')
  const names = () => {
    const found = within(screen.getByRole('list')).getAllByRole('button', { name: /추가$/ })
    return found.map((button) => button.getAttribute('aria-label'))
  }
  await waitFor(() => expect(names()).toEqual(['골든 소이왁스 추가', '소이 아침 캔들 추가']))
})
