import { z } from 'zod'
import { mb_email } from '../member/fields.ts'
import { receiptKinds } from '../order/words.ts'

const company = z.object({
  name: z.string().trim().min(1, '회사 이름을 입력해 주세요.').max(60, '회사 이름이 너무 길어요.'),
  ceo: z.string().trim().min(1, '대표자 이름을 입력해 주세요.').max(40, '이름이 너무 길어요.'),
  address: z.string().trim().min(1, '사업장 주소를 입력해 주세요.').max(200, '주소가 너무 길어요.'),
  /** What kind of business it is and what it deals in, as its registration says. */
  type: z.string().trim().min(1, '업태를 입력해 주세요.').max(40, '업태가 너무 길어요.'),
  item: z.string().trim().min(1, '종목을 입력해 주세요.').max(40, '종목이 너무 길어요.'),
  email: mb_email,
})

/** A cash receipt or a tax invoice, as a buyer asks for it. */
export const ReceiptRequest = z.object({
  kind: z.enum(receiptKinds),
  number: z.string().trim().min(10, '번호를 확인해 주세요.').max(25, '번호를 확인해 주세요.'),
  company: company.nullable().default(null),
})
export type ReceiptRequest = z.output<typeof ReceiptRequest>
