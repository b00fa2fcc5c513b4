import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff } from '../audit/permissions.ts'
import { exportedLists, exportFormats, exportStates } from './words.ts'

export const ExportFile = z
  .object({
    id: z.uuid(),
    list: z.enum(exportedLists),
    format: z.enum(exportFormats),
    state: z.enum(exportStates),
    rows: z.int(),
    /** How many there will be, where counting them is quick. */
    total: z.int().nullable(),
    size: z.int(),
    failure: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'ExportFile' })
export type ExportFile = z.output<typeof ExportFile>

const path = '/api/v1/staff/exports'
const params = z.object({ id: z.uuid() })

/**
 * Lists of the console as files, made in the background. Each list needs its own permission; those that name people ask
 * for the password or second factor, when they are asked for and when they are taken.
 */
export const staffExports = {
  /** One's own of the last day, the newest first. */
  list: endpoint({
    method: 'GET',
    path,
    summary: '내 내보내기 목록',
    access: anyStaff,
    reply: z.object({ data: z.array(ExportFile) }),
  }),
  start: endpoint({
    method: 'POST',
    path,
    summary: '목록 내보내기',
    access: anyStaff,
    body: z.object({
      list: z.enum(exportedLists),
      format: z.enum(exportFormats),
      /** What the list is asked for on the screen. */
      query: z.record(z.string().max(40), z.string().max(200)).default({}),
    }),
    reply: ExportFile,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:id/file`,
    summary: '내보낸 파일 받기',
    access: anyStaff,
    params,
    sends: 'file',
    reply: FileContent,
  }),
  /** Also while it is being made: that stops it. */
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '내보낸 파일 지우기',
    access: anyStaff,
    params,
    reply: Message,
  }),
}
