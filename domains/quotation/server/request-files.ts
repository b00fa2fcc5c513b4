import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles, openFileOf } from '@sillage/server-kit/stored-files.ts'
import { isRequest } from '../words.ts'
import type { QuotationRow } from './move.ts'

/** What the files of a bulk request belong to. */
export const filesOn = (id: number) => `quotation:${id}`

/** The files of a bulk request, each below the address of its quotation: a visitor who may read that may open them. */
export async function requestFiles(ctx: Context, { id, source }: QuotationRow) {
  if (!isRequest(source)) return []
  const files = (await listFiles(ctx, [filesOn(id)])).get(filesOn(id)) ?? []
  return files.map((file) => ({ ...file, url: `/api/v1/quotations/${id}/files/${file.id}` }))
}

export const openRequestFile = (ctx: Context, { id }: QuotationRow, file_id: string) =>
  openFileOf(ctx, file_id, [filesOn(id)])
