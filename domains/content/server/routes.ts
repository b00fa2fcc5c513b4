import { bind } from '@sillage/server-kit/bind.ts'
import { content } from '../contract.ts'
import { asShown, findPublished } from './cms.ts'
import { publishDraft, unschedule, withdrawPage } from './cms-publish.ts'
import { findCmsSheet, findCmsVersion, listCmsPages, previewDraft, restoreVersion, saveDraft } from './cms-staff.ts'
import { findHome, showDesign } from './home.ts'
import { publishHome, unscheduleHome } from './home-publish.ts'
import { findHomeSheet, findHomeVersion, previewHome, restoreHome, saveHome } from './home-staff.ts'
import { listInstagram } from './instagram.ts'
import { addPromotion, changePromotion, listAllPromotions, switchPromotion } from './promotion-staff.ts'
import { findPromotion, hasTaken, listPromotions, takeCoupon } from './promotions.ts'
import { addRecipe, changeRecipe, listAllRecipes, switchRecipe } from './recipe-staff.ts'
import { findRecipe, listMyMaterialPrices, listRecipes } from './recipes.ts'
import { addSelect, changeSelect, listAllSelects, switchSelect } from './select-staff.ts'
import { findSelect, listSelects } from './selects.ts'

export const contentRoutes = bind(content, {
  home: (ctx) => findHome(ctx),
  homePage: {
    preview: (ctx, { query }) => previewHome(ctx, query.key),
    show: (ctx) => findHomeSheet(ctx),
    save: (ctx, input) => saveHome(ctx, input),
    look: (ctx, { body }) => showDesign(ctx, body.design),
    publish: (ctx, input) => publishHome(ctx, input),
    unschedule: (ctx) => unscheduleHome(ctx),
    showVersion: (ctx, { params }) => findHomeVersion(ctx, params.version),
    restore: (ctx, { params }) => restoreHome(ctx, params.version),
  },
  recipes: {
    list: (ctx, { query }) => listRecipes(ctx, query),
    show: (ctx, { params }) => findRecipe(ctx, params.id),
    myPrices: (ctx, { params }) => listMyMaterialPrices(ctx, params.id),
    staff: {
      list: (ctx, { query }) => listAllRecipes(ctx, query),
      add: (ctx, { body }) => addRecipe(ctx, body),
      change: (ctx, input) => changeRecipe(ctx, input),
      switch: (ctx, input) => switchRecipe(ctx, input),
    },
  },
  promotions: {
    list: (ctx, { query }) => listPromotions(ctx, query),
    show: (ctx, { params }) => findPromotion(ctx, params.id),
    taken: (ctx, { params }) => hasTaken(ctx, params.id),
    take: (ctx, { params }) => takeCoupon(ctx, params.id),
    staff: {
      list: (ctx, { query }) => listAllPromotions(ctx, query),
      add: (ctx, { body }) => addPromotion(ctx, body),
      change: (ctx, input) => changePromotion(ctx, input),
      switch: (ctx, input) => switchPromotion(ctx, input),
    },
  },
  selects: (ctx, { query }) => listSelects(ctx, query),
  select: (ctx, { params }) => findSelect(ctx, params.id),
  staffSelects: {
    list: (ctx, { query }) => listAllSelects(ctx, query),
    add: (ctx, { body }) => addSelect(ctx, body),
    change: (ctx, input) => changeSelect(ctx, input),
    switch: (ctx, input) => switchSelect(ctx, input),
  },
  cms: {
    published: (ctx, { params }) => findPublished(ctx, params.name),
    list: (ctx) => listCmsPages(ctx),
    show: (ctx, { params }) => findCmsSheet(ctx, params.name),
    save: (ctx, input) => saveDraft(ctx, input),
    preview: (ctx, { params, query }) => previewDraft(ctx, { ...params, ...query }),
    look: (ctx, { body }) => asShown(ctx, body),
    publish: (ctx, input) => publishDraft(ctx, input),
    unschedule: (ctx, { params }) => unschedule(ctx, params.name),
    withdraw: (ctx, { params }) => withdrawPage(ctx, params.name),
    showVersion: async (ctx, { params }) => asShown(ctx, await findCmsVersion(ctx, params)),
    restore: (ctx, input) => restoreVersion(ctx, input),
  },
  instagram: async (ctx) => ({ data: await listInstagram(ctx) }),
})
