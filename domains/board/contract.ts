import { endpoint } from '@sillage/kit/endpoint.ts'
import { Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { boardStaff } from './fields.ts'

/** What the forms of all boards need. */
export const staffBoards = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/staff/board',
    summary: '게시판을 쓸 수 있는지',
    access: boardStaff,
    reply: z.object({ may_write: z.literal(true) }),
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/api/v1/staff/board/pictures',
    summary: '글에 넣을 사진 올리기',
    access: boardStaff,
    files: { picture: { max: 1, mb: 20, kinds: ['image'] } },
    reply: Picture,
  }),
}
