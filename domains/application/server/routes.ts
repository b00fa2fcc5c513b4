import { bind } from '@sillage/server-kit/bind.ts'
import { application } from '../contract.ts'
import { findApplication, listApplications } from './applications.ts'
import { changeApplication, createApplication, removeApplication } from './apply.ts'
import {
  approveApplication,
  askForMore,
  findForStaff,
  listForStaff,
  rejectApplication,
  takeApplication,
} from './staff.ts'

export const applicationRoutes = bind(application, {
  list: (ctx, { query }) => listApplications(ctx, query),
  show: (ctx, { params }) => findApplication(ctx, params.id),
  create: (ctx, { body, files }) => createApplication(ctx, body, files.files),
  change: (ctx, { params, body, files }) => changeApplication(ctx, params.id, body, files.files),
  remove: (ctx, { params }) => removeApplication(ctx, params.id),
  staff: {
    list: (ctx, { query }) => listForStaff(ctx, query),
    show: (ctx, { params }) => findForStaff(ctx, params.id),
    take: (ctx, { params }) => takeApplication(ctx, params.id),
    ask: (ctx, { params, body }) => askForMore(ctx, params.id, body.note),
    approve: (ctx, { params }) => approveApplication(ctx, params.id),
    reject: (ctx, { params, body }) => rejectApplication(ctx, params.id, body.note),
  },
})
