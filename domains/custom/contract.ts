import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { Design } from './design-contract.ts'
import { designKinds, personalLimits } from './words.ts'

export const SavedDesign = z
  .object({
    /** Opens it again, for its owner and for everyone it is shared with. */
    code: z.string(),
    design: Design,
    created_at: Instant,
  })
  .meta({ id: 'SavedDesign' })
export type SavedDesign = z.output<typeof SavedDesign>

const path = '/api/v1/designs'
const code = z.object({ code: z.string().regex(/^[\w-]{1,40}$/) })

/** What is made for one buyer. */
export const custom = {
  addFile: endpoint({
    method: 'POST',
    path: '/api/v1/personal-files',
    summary: '맞춤 항목의 파일 올리기',
    access: 'anyone',
    /** The field it is for. */
    body: z.object({ key: z.string().max(30).default('') }),
    files: { file: { max: 1, mb: personalLimits.file_mb, kinds: ['image', 'pdf'] } },
    reply: z.object({ id: z.uuid(), name: z.string() }),
  }),
  /** A design is never changed: another one is another row. Saving the same again answers with the same. */
  save: endpoint({
    method: 'POST',
    path,
    summary: '디자인 저장',
    access: 'anyone',
    body: z.object({ design: Design }),
    reply: SavedDesign,
  }),
  list: endpoint({
    method: 'GET',
    path,
    summary: '내 디자인',
    access: 'owner',
    query: z.object({ kind: z.enum(designKinds) }),
    reply: z.object({ data: z.array(SavedDesign) }),
  }),
  /** A link to a removed design is not found; orders that carry it keep their copy. */
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:code`,
    summary: '내 디자인 지우기',
    access: 'owner',
    params: code,
    reply: Message,
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:code`,
    summary: '공유받은 디자인',
    access: 'anyone',
    params: code,
    reply: SavedDesign,
  }),
}
