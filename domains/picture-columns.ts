import { productTable } from './catalog/server/tables.ts'
import { cmsPageTable, cmsVersionTable } from './content/server/cms-tables.ts'
import { homeTable, homeVersionTable } from './content/server/home-tables.ts'
import { promotionTable } from './content/server/promotion-tables.ts'
import { recipeTable } from './content/server/tables.ts'
import { classWorkTable } from './course/server/tables.ts'
import { documentTable } from './document/server/tables.ts'
import { faqTable } from './faq/server/tables.ts'
import { noticeTable } from './notice/server/tables.ts'
import { popupTable } from './popup/server/tables.ts'

/** The columns of the boards' posts, which may show pictures of the boards. */
export const boardTexts = [noticeTable, faqTable, documentTable].flatMap(({ body, body_en }) => [body, body_en])

/** The columns that may show a picture uploaded for contents: staff who write contents may write elsewhere too. */
export const contentPictures = [
  popupTable.thumbnail_ko,
  popupTable.thumbnail_en,
  promotionTable.picture,
  recipeTable.picture,
  homeTable.content,
  homeTable.draft,
  homeVersionTable.content,
  cmsPageTable.template,
  cmsPageTable.draft_template,
  cmsVersionTable.template,
  ...boardTexts,
  productTable.pictures,
  classWorkTable.picture,
]
