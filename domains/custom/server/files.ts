import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { limit } from '../../rate-limits.ts'
import type { custom } from '../contract.ts'

/** What uploaded files of personal fields belong to begins with this. */
export const personalFiles = 'personal:'

/** A picture or document for a personal field, before it is put into the cart. */
export async function addPersonalFile(ctx: Context, { body, files }: HandlerInput<typeof custom.addFile>) {
  await limit(ctx, 'personal-file')
  if (files.file.length === 0) throw invalid('file', '파일을 골라 주세요.')
  const subject = `${personalFiles}${body.key}:${randomUUID()}`
  await withStoredFiles(ctx, files.file, (_, attach) =>
    attach({ place: 'orders', subject, mb_id: ctx.member?.mb_id ?? null }),
  )
  const [file] = (await listFiles(ctx, [subject])).get(subject) ?? []
  if (!file) throw new Error('an uploaded file has no row')
  return { id: file.id, name: file.name }
}
