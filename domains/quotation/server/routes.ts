import { bind } from '@sillage/server-kit/bind.ts'
import { quotation } from '../contract.ts'
import { staffQuotations } from '../staff-contract.ts'
import { acceptQuotation, declineQuotation } from './accept.ts'
import { requestBrief } from './brief-request.ts'
import { requestBulk } from './bulk-request.ts'
import { openQuotation } from './pdf/open-quotation.ts'
import { readPastedList } from './read-list.ts'
import { saveQuotation } from './save.ts'
import { sendToMyself } from './send.ts'
import {
  changeStaffQuotation,
  declineStaffQuotation,
  listStaffQuotations,
  sendStaffQuotation,
  showStaffQuotation,
} from './staff.ts'
import { createStaffQuotation } from './staff-create.ts'
import { listQuotations, openSentFile, showQuotation, verifyQuotation } from './view.ts'

/** `link` makes a whole address of a path: PDFs are read far from this server. */
export const createQuotationRoutes = (link: (path: string) => string) => [
  ...bind(quotation, {
    save: (ctx, { body }) => saveQuotation(ctx, body),
    read: async (ctx, { body }) => ({ lines: await readPastedList(ctx, body.text) }),
    list: (ctx, { query }) => listQuotations(ctx, query),
    show: (ctx, { params, query }) => showQuotation(ctx, params.quotation_id, query.view_key),
    send: (ctx, { params, query }) => sendToMyself(ctx, params.quotation_id, query.view_key),
    accept: acceptQuotation,
    decline: (ctx, { params, query }) => declineQuotation(ctx, params.quotation_id, query.view_key),
    pdf: (ctx, { params, query }) => openQuotation(ctx, link, params.quotation_id, query.view_key),
    file: openSentFile,
    verify: (ctx, { params }) => verifyQuotation(ctx, params.code),
    requestBrief,
    request: requestBulk,
  }),
  ...bind(staffQuotations, {
    list: listStaffQuotations,
    show: (ctx, { params }) => showStaffQuotation(ctx, params.quotation_id),
    create: createStaffQuotation,
    change: changeStaffQuotation,
    send: sendStaffQuotation,
    decline: (ctx, { params, body }) => declineStaffQuotation(ctx, params.quotation_id, body.reason),
  }),
]
