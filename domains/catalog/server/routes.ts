import { bind } from '@sillage/server-kit/bind.ts'
import { catalog } from '../contract.ts'
import { findCategory, listCategories } from './categories.ts'
import { saveCategoryOrder, showCategoryOrder } from './category-order.ts'
import { changeProduct } from './change-product.ts'
import { listFacets } from './facets.ts'
import { listProducts } from './list.ts'
import { findMyPrice, listMyPrices } from './my-price.ts'
import { previewProduct } from './preview-product.ts'
import { openDocument } from './product-extras.ts'
import { findDesigned, findProduct, listAlsoBought, listCards, listRelated } from './products.ts'
import { addRestockAlert, listRestockAlerts, removeRestockAlert } from './restock.ts'
import { changeCategory, createCategory, listAllCategories, moveCategory } from './staff-categories.ts'
import { addDocument, removeDocument } from './staff-documents.ts'
import { setAddOns, setGradePrices, setParts, setPersonalFields, setTiers } from './staff-offers.ts'
import { createProduct, setCategories, setRelated } from './staff-products.ts'
import { findSheet } from './staff-sheet.ts'
import { addVariant, changeVariant, setOptions } from './staff-variants.ts'

export const catalogRoutes = bind(catalog, {
  categories: async (ctx) => ({ data: { data: await listCategories(ctx) } }),
  category: (ctx, { params }) => findCategory(ctx, params.category_id),
  list: (ctx, { query }) => ctx.readReplica((ctx) => listProducts(ctx, query)),
  facets: (ctx, { query }) => ctx.readReplica((ctx) => listFacets(ctx, query)),
  show: (ctx, { params }) => findProduct(ctx, params.product_id),
  cards: (ctx, { query }) => listCards(ctx, query.ids),
  preview: (ctx, { params, query }) => previewProduct(ctx, params.product_id, query.key),
  designed: async (ctx, { params }) => ({ product: await findDesigned(ctx, params.kind) }),
  related: (ctx, { params }) => ctx.readReplica((ctx) => listRelated(ctx, params.product_id)),
  alsoBought: (ctx, { params }) => ctx.readReplica((ctx) => listAlsoBought(ctx, params.product_id)),
  myPrice: (ctx, { params }) => findMyPrice(ctx, params.product_id),
  myPrices: (ctx, { query }) => listMyPrices(ctx, query.ids),
  restockAlerts: (ctx) => listRestockAlerts(ctx),
  addRestockAlert: (ctx, { body }) => addRestockAlert(ctx, body.variant_id),
  removeRestockAlert: (ctx, { params }) => removeRestockAlert(ctx, params.variant_id),
  documentFile: (ctx, { params }) => openDocument(ctx, params.document_id),
  change: (ctx, { params, body }) => changeProduct(ctx, params.product_id, body),
  staff: {
    create: (ctx, { body }) => createProduct(ctx, body),
    show: (ctx, { params }) => findSheet(ctx, params.product_id),
    options: (ctx, { params, body }) => setOptions(ctx, params.product_id, body.option_groups),
    addVariant: (ctx, { params, body }) => addVariant(ctx, params.product_id, body),
    changeVariant: (ctx, input) => changeVariant(ctx, input),
    gradePrices: (ctx, input) => setGradePrices(ctx, input),
    parts: (ctx, input) => setParts(ctx, input),
    personalFields: (ctx, input) => setPersonalFields(ctx, input),
    tiers: (ctx, { params, body }) => setTiers(ctx, params.product_id, body.tiers),
    categories: (ctx, { params, body }) => setCategories(ctx, params.product_id, body.category_ids),
    related: (ctx, { params, body }) => setRelated(ctx, params.product_id, body.product_ids),
    addOns: (ctx, { params, body }) => setAddOns(ctx, params.product_id, body.variant_ids),
    addDocument: (ctx, input) => addDocument(ctx, input),
    removeDocument: (ctx, { params }) => removeDocument(ctx, params),
    listCategories: (ctx) => listAllCategories(ctx),
    createCategory: (ctx, { body }) => createCategory(ctx, body),
    changeCategory: (ctx, { params, body }) => changeCategory(ctx, params.category_id, body),
    showOrder: (ctx, { params }) => showCategoryOrder(ctx, params.category_id),
    saveOrder: (ctx, input) => saveCategoryOrder(ctx, input),
    moveCategory: (ctx, { params, body }) => moveCategory(ctx, params.category_id, body),
  },
})
