import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'

export const file = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/files/:id',
    summary: '올린 파일 (주인과 담당 직원만)',
    access: 'owner',
    sends: 'file',
    params: z.object({ id: z.uuid() }),
    reply: FileContent,
  }),
}
