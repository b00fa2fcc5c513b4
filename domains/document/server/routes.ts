import { bind } from '@sillage/server-kit/bind.ts'
import { openBoardFile } from '../../board/server/files.ts'
import { listStaffPosts } from '../../board/server/staff-posts.ts'
import { document } from '../contract.ts'
import { findDocument, listDocuments } from './documents.ts'
import { addPaper, removePaper } from './papers.ts'
import { documentTable } from './tables.ts'
import { changeDocument, createDocument, removeDocument } from './write.ts'

export const documentRoutes = bind(document, {
  list: (ctx, { query }) => listDocuments(ctx, query),
  staffList: (ctx, { query }) => listStaffPosts(ctx, documentTable, { topic: documentTable.kind }, query),
  show: (ctx, { params }) => findDocument(ctx, params.id),
  file: (ctx, { params }) => openBoardFile(ctx, 'document', params.id, params.file),
  create: (ctx, { body }) => createDocument(ctx, body),
  change: (ctx, { params, body }) => changeDocument(ctx, params.id, body),
  remove: (ctx, { params }) => removeDocument(ctx, params.id),
  addFile: (ctx, input) => addPaper(ctx, input),
  removeFile: (ctx, { params }) => removePaper(ctx, params),
})
