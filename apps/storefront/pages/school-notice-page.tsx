import { NoticeBoard } from '@sillage/domains/notice/shop/notice-board.tsx'
import { SchoolTabs } from '@sillage/domains/tssa/shop/school-tabs.tsx'

export { loader } from '@sillage/domains/notice/shop/notice-board.tsx'

/** The notices of the school. */
export function Component() {
  return <NoticeBoard tabs={<SchoolTabs current="/tssa/notice" />} />
}
