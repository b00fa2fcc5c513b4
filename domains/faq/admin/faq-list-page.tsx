import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PostList } from '../../board/admin/post-list.tsx'
import { useShop } from '../../shop.ts'
import { faqTopicNames } from '../words.ts'

/** Questions that are asked often. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  return (
    <PostList
      name="faqs"
      title={t('자주 묻는 질문')}
      query={(query) => queries.faq.staffList({ query })}
      topics={faqTopicNames}
      path="/customer/faq"
      hrefOf={({ id }) => `/customer/faq?id=${id}`}
      editHrefOf={({ id }) => `/customer/faq/${id}/edit`}
      remove={({ id }) => api.faq.remove({ params: { id } })}
    />
  )
}
