import { bind } from '@sillage/server-kit/bind.ts'
import { custom } from '../contract.ts'
import { findDesign, listDesigns, removeDesign, saveDesign } from './designs.ts'
import { addPersonalFile } from './files.ts'

export const customRoutes = bind(custom, {
  addFile: (ctx, input) => addPersonalFile(ctx, input),
  save: (ctx, { body }) => saveDesign(ctx, body.design),
  list: (ctx, { query }) => listDesigns(ctx, query.kind),
  remove: (ctx, { params }) => removeDesign(ctx, params.code),
  show: (ctx, { params }) => findDesign(ctx, params.code),
})
