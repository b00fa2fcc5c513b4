import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { categoryTable, productTable } from './catalog/server/tables.ts'
import { cmsPageTable, cmsVersionTable } from './content/server/cms-tables.ts'
import { homeTable, homeVersionTable } from './content/server/home-tables.ts'
import { promotionTable } from './content/server/promotion-tables.ts'
import { recipeTable } from './content/server/tables.ts'
import { classWorkTable, studioTable } from './course/server/tables.ts'
import { documentTable } from './document/server/tables.ts'
import { faqTable } from './faq/server/tables.ts'
import type { PicturePlace } from './file/words.ts'
import { noticeTable } from './notice/server/tables.ts'
import { popupTable } from './popup/server/tables.ts'
import { storeTable } from './store/server/tables.ts'

type Place = {
  place: PicturePlace
  table: PgTable
  /** What the console opens it by; the home page is one. */
  id: AnyPgColumn | null
  title: AnyPgColumn | null
  columns: readonly AnyPgColumn[]
}

const boards: Place[] = [
  { place: 'notice', table: noticeTable, ...postOf(noticeTable) },
  { place: 'faq', table: faqTable, ...postOf(faqTable) },
  { place: 'document', table: documentTable, ...postOf(documentTable) },
]

/** Where the shop shows pictures that staff uploaded, besides its products: any of them may be shown anywhere. */
export const picturePlaces: readonly Place[] = [
  {
    place: 'category',
    table: categoryTable,
    id: categoryTable.id,
    title: categoryTable.name,
    columns: [categoryTable.picture],
  },
  {
    place: 'popup',
    table: popupTable,
    id: popupTable.id,
    title: popupTable.title,
    columns: [popupTable.thumbnail_ko, popupTable.thumbnail_en],
  },
  {
    place: 'promotion',
    table: promotionTable,
    id: promotionTable.id,
    title: promotionTable.title,
    columns: [promotionTable.picture],
  },
  { place: 'recipe', table: recipeTable, id: recipeTable.id, title: recipeTable.title, columns: [recipeTable.picture] },
  { place: 'home', table: homeTable, id: null, title: null, columns: [homeTable.content, homeTable.draft] },
  { place: 'home', table: homeVersionTable, id: null, title: null, columns: [homeVersionTable.content] },
  {
    place: 'page',
    table: cmsPageTable,
    id: cmsPageTable.name,
    title: cmsPageTable.name,
    columns: [cmsPageTable.template, cmsPageTable.draft_template],
  },
  {
    place: 'page',
    table: cmsVersionTable,
    id: cmsVersionTable.name,
    title: cmsVersionTable.name,
    columns: [cmsVersionTable.template],
  },
  ...boards,
  { place: 'store', table: storeTable, id: storeTable.id, title: storeTable.name, columns: [storeTable.pictures] },
  {
    place: 'work',
    table: classWorkTable,
    id: classWorkTable.id,
    title: classWorkTable.title,
    columns: [classWorkTable.picture],
  },
  { place: 'studio', table: studioTable, id: studioTable.id, title: studioTable.name, columns: [studioTable.picture] },
]

/** Products, which may be a million: where one shows a picture is found by an index. */
export const picturedProducts = {
  table: productTable,
  id: productTable.id,
  title: productTable.name,
  column: productTable.pictures,
}

/** Every column that may show a picture uploaded by staff. */
export const shownPictures = [picturedProducts.column, ...picturePlaces.flatMap(({ columns }) => columns)]

function postOf({ id, title, body, body_en }: Record<'id' | 'title' | 'body' | 'body_en', AnyPgColumn>) {
  return { id, title, columns: [body, body_en] }
}
