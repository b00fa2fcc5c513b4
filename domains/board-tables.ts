import { documentTable } from './document/server/tables.ts'
import { faqTable } from './faq/server/tables.ts'
import { noticeTable } from './notice/server/tables.ts'

/** The boards, each with the tag of the answers that are drawn from it. */
export const boardTables = [
  { table: noticeTable, tag: 'notice' },
  { table: faqTable, tag: 'faq' },
  { table: documentTable, tag: 'document' },
] as const
