import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PostList } from '../../board/admin/post-list.tsx'
import { useShop } from '../../shop.ts'
import { topicNames } from '../words.ts'

/** Notices of the shop and of the school. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  return (
    <PostList
      name="notices"
      title={t('공지')}
      query={(query) => queries.notice.staffList({ query })}
      topics={topicNames}
      path="/customer/notice"
      hrefOf={({ id, board }) => `/${board}/notice/${id}`}
      editHrefOf={({ id, board }) => `/${board}/notice/${id}/edit`}
      remove={({ id }) => api.notice.remove({ params: { id } })}
    />
  )
}
