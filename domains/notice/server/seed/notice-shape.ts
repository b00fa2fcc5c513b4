import type { SeedPaper } from '../../../board/server/seed/seed-paper.ts'
import type { NoticeBoard, NoticeTopic } from '../../words.ts'

export type SeedNotice = {
  board: NoticeBoard
  topic: NoticeTopic
  title: string
  title_en: string
  body: string[]
  body_en: string[]
  pinned: boolean
  days_ago: number
  paper?: SeedPaper
}
