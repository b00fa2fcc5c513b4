import { bind } from '@sillage/server-kit/bind.ts'
import { staffProducts } from '../staff-contract.ts'
import { archiveProduct } from './archive-product.ts'
import { changeMany } from './change-many.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { importProducts } from './import-products.ts'
import { lookAtSheet } from './preview-product.ts'
import { listHistory, saveSheet } from './save-sheet.ts'
import { listStaffProducts } from './staff-list.ts'

export const staffProductRoutes = bind(staffProducts, {
  list: (ctx, { query }) => listStaffProducts(ctx, query),
  changeMany: (ctx, { body: { from, ...change } }) =>
    from === 'import' && !change.dry_run
      ? importProducts(ctx, change)
      : changeMany(ctx, { ...change, kind: `catalog.${from}`, permission: 'products' }),
  save: (ctx, { params, body }) => saveSheet(ctx, params.product_id, body),
  look: (ctx, input) => lookAtSheet(ctx, input),
  history: (ctx, { params }) => listHistory(ctx, params.product_id),
  duplicate: (ctx, { params }) => duplicateProduct(ctx, params.product_id),
  archive: (ctx, { params, body }) => archiveProduct(ctx, params.product_id, body.archived),
})
