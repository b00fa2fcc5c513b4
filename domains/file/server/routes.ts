import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { openFile } from '@sillage/server-kit/stored-files.ts'
import { writeRead } from '../../audit/server/audit-reads.ts'
import { file } from '../contract.ts'

async function showFile(ctx: Context, id: string) {
  const { file, isOwn } = await openFile(ctx, id)
  if (!isOwn) await writeRead(ctx, 'files', id)
  return file
}

export const fileRoutes = bind(file, {
  show: (ctx, { params }) => showFile(ctx, params.id),
})
