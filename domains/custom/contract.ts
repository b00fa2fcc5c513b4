import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { personalLimits } from './words.ts'

/** What is made for one buyer. */
export const custom = {
  addFile: endpoint({
    method: 'POST',
    path: '/api/v1/personal-files',
    summary: '맞춤 항목의 파일 올리기',
    access: 'anyone',
    /** Which field it is for; files of a product are told apart by it. */
    body: z.object({ key: z.string().max(30).default('') }),
    files: { file: { max: 1, mb: personalLimits.file_mb, kinds: ['image', 'pdf'] } },
    reply: z.object({ id: z.uuid(), name: z.string() }),
  }),
}
