import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { keyword } from '../board/fields.ts'
import { DocumentRow } from '../document/contract.ts'
import { FaqRow } from '../faq/contract.ts'
import { NoticeRow } from '../notice/contract.ts'

const found = <Row extends z.ZodType>(row: Row) => z.object({ total: z.int(), data: z.array(row) })

/** One question to everything that answers without a person. */
export const center = {
  search: endpoint({
    method: 'GET',
    path: '/api/v1/center/search',
    summary: '고객센터에서 찾기 (자주 묻는 질문, 공지, 문서)',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['faq', 'notice', 'document', 'products'] },
    query: z.object({ keyword }),
    reply: z.object({
      faq: found(FaqRow),
      notice: found(NoticeRow),
      /** The school's own notices: they stand on another board. */
      school: found(NoticeRow),
      document: found(DocumentRow),
    }),
  }),
}
