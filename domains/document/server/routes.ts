import { bind } from '@sillage/server-kit/bind.ts'
import { isStaffWith } from '@sillage/server-kit/context.ts'
import { openBoardFile } from '../../board/server/files.ts'
import { listStaffPosts } from '../../board/server/staff-posts.ts'
import { boardPermission } from '../../board/words.ts'
import { document } from '../contract.ts'
import { findAnyDocument, findDocument, listDocuments } from './documents.ts'
import { addFile, removeFile } from './files.ts'
import { documentTable } from './tables.ts'
import { changeDocument, createDocument, removeDocument } from './write.ts'

export const documentRoutes = bind(document, {
  list: (ctx, { query }) => listDocuments(ctx, query),
  staffList: (ctx, { query }) => listStaffPosts(ctx, documentTable, { topic: documentTable.kind }, query),
  staffShow: (ctx, { params }) => findAnyDocument(ctx, params.id),
  show: (ctx, { params }) => findDocument(ctx, params.id),
  async file(ctx, { params }) {
    // Of what members do not see they open no file either.
    if (!isStaffWith(ctx, boardPermission)) await findDocument(ctx, params.id)
    return openBoardFile(ctx, 'document', params.id, params.file)
  },
  create: (ctx, { body }) => createDocument(ctx, body),
  change: (ctx, { params, body }) => changeDocument(ctx, params.id, body),
  remove: (ctx, { params }) => removeDocument(ctx, params.id),
  addFile: (ctx, input) => addFile(ctx, input),
  removeFile: (ctx, { params }) => removeFile(ctx, params),
})
