import { z } from 'zod'
import { limits } from './limits.ts'

/** A stored file as those see it who may open it. */
export const Attachment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    url: z.string(),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.output<typeof Attachment>

/** The reply of an endpoint that sends a file: bytes, of which a schema can say nothing. */
export const FileContent = z.unknown().meta({ description: 'the file itself' })

/** What an endpoint takes as the attachments of a message. */
export const attachmentFiles = { files: { ...limits.attachments, kinds: ['image', 'pdf'] } } as const
