import { CenterTabs } from '../../board/shop/center-tabs.tsx'
import { boardPath } from './boards.ts'
import { NoticeBoard } from './notice-board.tsx'

export { loader } from './notice-board.tsx'

/** The notices of the shop. */
export function Component() {
  return <NoticeBoard tabs={<CenterTabs here={boardPath.customer} />} />
}
