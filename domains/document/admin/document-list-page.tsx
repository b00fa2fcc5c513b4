import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PostList } from '../../board/admin/post-list.tsx'
import { useShop } from '../../shop.ts'
import { documentKindNames } from '../words.ts'

/** Documents for members: safety sheets, certificates, forms. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  return (
    <PostList
      name="documents"
      title={t('문서')}
      query={(query) => queries.document.staffList({ query })}
      topics={documentKindNames}
      path="/customer/document-board"
      hrefOf={({ id }) => `/customer/document-board/${id}`}
      editHrefOf={({ id }) => `/customer/document-board/${id}/edit`}
      remove={({ id }) => api.document.remove({ params: { id } })}
    />
  )
}
