import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { formula } from '../contract.ts'
import { costing } from '../costing-contract.ts'
import { makerLabel } from '../label-contract.ts'
import { shelf } from '../shelf-contract.ts'
import { staffFormulas } from '../staff-contract.ts'
import { listBatches, makeBatch, removeBatch } from './batches.ts'
import { buyMaterials } from './buy.ts'
import { compareVersions } from './compare.ts'
import { openPriceList, removeCosting, saveCosting, showCosting } from './costing.ts'
import {
  type FormulaHead,
  findVersion,
  listFormulas,
  requireFormula,
  requireShared,
  showFormula,
  toVersion,
} from './formulas.ts'
import { importCompositions, importLimits } from './import-substances.ts'
import { putBack, removeFormula, shareFormula } from './keep.ts'
import { openLabel, saveLabel, showLabel } from './label.ts'
import { listMaterials } from './materials.ts'
import { planCost } from './plan.ts'
import { recallLot } from './recall.ts'
import { addShelfItem, changeShelfItem, fillShelf, listShelf, removeShelfItem } from './shelf.ts'
import { bringMaterials } from './staff.ts'
import { listStaffMaterials, listStaffSubstances } from './staff-lists.ts'
import { changeFormula, createFormula, renameFormula, restoreVersion } from './write.ts'

const versionOf = async (ctx: Context, row: FormulaHead, number = row.version) =>
  toVersion(ctx, row, await findVersion(ctx, row.id, number))

export const formulaRoutes = [
  ...bind(shelf, {
    list: listShelf,
    fill: fillShelf,
    add: addShelfItem,
    change: changeShelfItem,
    remove: (ctx, { params }) => removeShelfItem(ctx, params.item_id),
    batches: listBatches,
    removeBatch,
    make: makeBatch,
  }),
  ...bind(costing, {
    show: (ctx, { params }) => showCosting(ctx, params.formula_id),
    save: saveCosting,
    remove: (ctx, { params }) => removeCosting(ctx, params.formula_id),
    list: openPriceList,
  }),
  ...bind(makerLabel, {
    show: (ctx, { params }) => showLabel(ctx, params.formula_id),
    save: saveLabel,
    pdf: openLabel,
  }),
  ...bind(formula, {
    list: (ctx, { query }) => listFormulas(ctx, query),
    create: (ctx, { body }) => createFormula(ctx, body),
    materials: (ctx, { query }) => listMaterials(ctx, query.variant_ids),
    show: (ctx, { params, query }) => showFormula(ctx, params.formula_id, query.version),
    change: (ctx, { params, body }) => changeFormula(ctx, params.formula_id, body),
    rename: (ctx, { params, body }) => renameFormula(ctx, params.formula_id, body),
    restore: (ctx, { params, body }) => restoreVersion(ctx, params.formula_id, body),
    compare: (ctx, { params, query }) => compareVersions(ctx, params.formula_id, query),
    remove: (ctx, { params }) => removeFormula(ctx, params.formula_id),
    putBack: (ctx, { params }) => putBack(ctx, params.formula_id),
    share: (ctx, { params, body }) => shareFormula(ctx, params.formula_id, body),
    async cost(ctx, { params, query }) {
      const shown = await versionOf(ctx, await requireFormula(ctx, params.formula_id), query.version)
      return planCost(ctx, shown, query)
    },
    async buy(ctx, { params, body }) {
      const shown = await versionOf(ctx, await requireFormula(ctx, params.formula_id), body.version)
      return buyMaterials(ctx, shown, body)
    },
    shared: {
      async show(ctx, { params }) {
        const row = await requireShared(ctx, params.token)
        return { ...row, shown: await versionOf(ctx, row) }
      },
      cost: async (ctx, { params, query }) =>
        planCost(ctx, await versionOf(ctx, await requireShared(ctx, params.token)), query),
      buy: async (ctx, { params, body }) =>
        buyMaterials(ctx, await versionOf(ctx, await requireShared(ctx, params.token)), body),
    },
  }),
  ...bind(staffFormulas, {
    list: listStaffMaterials,
    substances: listStaffSubstances,
    bring: (ctx, { body }) => bringMaterials(ctx, body),
    importCompositions: (ctx, { body }) => importCompositions(ctx, body),
    recall: (ctx, { body }) => recallLot(ctx, body),
    importLimits: (ctx, { body }) => importLimits(ctx, body),
  }),
]
