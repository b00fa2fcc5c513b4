import type { NoticeBoard, NoticeTopic } from '@sillage/domains/notice/words.ts'
import type { AttachedDocument } from '../board/attach-document.ts'

export type SeedNotice = {
  board: NoticeBoard
  topic: NoticeTopic
  title: string
  title_en: string
  body: string[]
  body_en: string[]
  pinned: boolean
  days_ago: number
  document?: AttachedDocument
}
