import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { PostForm } from '../../board/shop/post-form.tsx'
import { PinnedBox, TopicField } from '../../board/shop/post-parts.tsx'
import { isSeen } from '../../board/shop/post-publishing.ts'
import { draftTexts, emptyPost, usePostForm } from '../../board/shop/use-post-form.ts'
import { useShop } from '../../shop.ts'
import type { Document } from '../contract.ts'
import { type DocumentKind, documentKindNames, documentKinds } from '../words.ts'

const path = '/customer/document-board'
/** What the form of a document was read from. */
export const documentFormKey = ['document form']

const empty = { ...emptyPost, kind: '', product_id: '', pinned: 'false' }

const draftOf = ({ kind, product_id, pinned, ...texts }: Document) => ({
  ...draftTexts(texts),
  kind,
  pinned: String(pinned),
  product_id: product_id === null ? '' : String(product_id),
})

/** A document: its kind, its product, and its texts. Its files follow once it is there. */
export function DocumentForm({ document }: { document?: Document }) {
  const t = usePhrases()
  const form = useDocumentForm(document)
  const { draft, write, errors, pending } = form
  return (
    <PostForm
      form={form}
      href={document && `${path}/${document.id}`}
      seen={document !== undefined && isSeen(document)}
      listHref={path}
      titleLabel={t('제목')}
      bodyLabel={t('본문')}
      above={
        <>
          <div className="post-form-row">
            <TopicField
              name="kind"
              topics={documentKinds}
              names={documentKindNames}
              value={draft.kind}
              error={errors.kind?.[0]}
              onChange={(kind) => write({ kind })}
            />
            <TextInput
              label={t('상품 번호')}
              name="product_id"
              inputMode="numeric"
              value={draft.product_id}
              hint={t('특정 상품의 문서가 아니면 비워 두세요.')}
              error={errors.product_id?.[0]}
              disabled={pending}
              onChange={(event) => write({ product_id: event.target.value })}
            />
          </div>
          <PinnedBox value={draft.pinned} onChange={(pinned) => write({ pinned })} />
        </>
      }
    />
  )
}

/** The texts of a document, and how they are saved and removed. */
function useDocumentForm(document: Document | undefined) {
  const { staff, queries, cache } = useShop()
  const navigate = useNavigate()
  const refresh = () => cache.invalidateQueries({ queryKey: queries.document.list.key })

  return usePostForm({
    name: `document ${document?.id ?? 'new'}`,
    start: document ? draftOf(document) : empty,
    async save({ version, kind, pinned, draft, ...rest }: typeof empty) {
      const calls = await staff()
      // The server refuses a kind that is none, and says so under the field.
      const body = { ...rest, kind: kind as DocumentKind, pinned: pinned === 'true', draft: draft === 'true' }
      if (!document) return calls.document.create({ body })
      return calls.document.change({ params: { id: document.id }, body: { ...body, version } })
    },
    current: async () => (await staff()).document.staffShow({ params: { id: document?.id } }),
    async onSaved(saved: Document) {
      void cache.invalidateQueries({ queryKey: documentFormKey })
      const { queryKey } = queries.document.show({ params: { id: saved.id } })
      if (isSeen(saved)) cache.setQueryData(queryKey, saved)
      else cache.removeQueries({ queryKey })
      void refresh()
      // A new one goes on to its files.
      const next = document && isSeen(saved) ? `${path}/${saved.id}` : `${path}/${saved.id}/edit`
      await navigate(next, { replace: true })
    },
    remove: async () => (await staff()).document.remove({ params: { id: document?.id } }),
    listPath: path,
    async onRemoved() {
      const { queryKey } = queries.document.show({ params: { id: document?.id } })
      await cache.invalidateQueries({ queryKey, refetchType: 'none' })
      await refresh()
    },
  })
}
