import type { Attachment } from '@sillage/kit/attachment.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles, removeFiles } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import type { FileReply } from '@sillage/server-kit/upload-routes.ts'
import { and, eq } from 'drizzle-orm'
import { boardPermission, postLimits } from '../words.ts'

export type Board = 'notice' | 'faq' | 'document'

/** Where the files of a post are asked for. */
const folders: Record<Board, (id: number) => string> = {
  notice: (id) => `/api/v1/notice/${id}`,
  faq: (id) => `/api/v1/faq/${id}`,
  document: (id) => `/api/v1/document/${id}/files`,
}

/** What the files of a post belong to; they are the shop's, not the uploader's. */
export const belongingTo = (board: Board, id: number) => ({
  place: boardPermission,
  subject: `${board}:${id}`,
  mb_id: null,
})

/** The files of several posts, each under an address of its own board. */
export async function filesOf(ctx: Context, board: Board, ids: number[]): Promise<Map<number, Attachment[]>> {
  const bySubject = await listFiles(
    ctx,
    ids.map((id) => belongingTo(board, id).subject),
  )
  return new Map(
    ids.map((id) => {
      const files = bySubject.get(belongingTo(board, id).subject) ?? []
      return [id, files.map((file) => ({ ...file, url: `${folders[board](id)}/${file.id}` }))]
    }),
  )
}

export async function checkFileCount(ctx: Context, board: Board, id: number, more: number) {
  const there = (await filesOf(ctx, board, [id])).get(id) ?? []
  if (there.length + more > postLimits.files) throw invalid('files', '파일이 너무 많아요. 몇 개를 빼 주세요.')
}

const isFile = (board: Board, id: number, file: string) =>
  and(eq(storedFileTable.id, file), eq(storedFileTable.subject, belongingTo(board, id).subject))

/** A file of a post, for whom its endpoint lets in. */
export async function openBoardFile(ctx: Context, board: Board, id: number, file: string): Promise<FileReply> {
  const [row] = await ctx.db
    .select()
    .from(storedFileTable)
    .where(isFile(board, id, file))
  const content = row && (await ctx.files.get(row.key))
  if (!content) throw notFound()
  return { stream: content.stream, size: content.size, type: row.type, name: row.name }
}

/** Takes one file out, in the caller's transaction; its name is returned. */
export async function removeBoardFile(ctx: Context, board: Board, id: number, file: string): Promise<string> {
  const [row] = await ctx.db
    .select()
    .from(storedFileTable)
    .where(isFile(board, id, file))
  if (!row) throw notFound()
  await removeFiles(ctx, [row.id])
  return row.name
}

/** All files of a post that goes. */
export async function removeAllFiles(ctx: Context, board: Board, id: number) {
  const files = (await filesOf(ctx, board, [id])).get(id) ?? []
  await removeFiles(
    ctx,
    files.map((file) => file.id),
  )
}
