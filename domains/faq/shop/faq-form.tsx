import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { PostForm } from '../../board/shop/post-form.tsx'
import { TopicField } from '../../board/shop/post-parts.tsx'
import { draftTexts, emptyPost, usePostForm } from '../../board/shop/use-post-form.ts'
import { useShop } from '../../shop.ts'
import type { Faq } from '../contract.ts'
import { type FaqTopic, faqTopicNames, faqTopics } from '../words.ts'

const path = '/customer/faq'
const empty = { ...emptyPost, topic: '', position: '0' }

const draftOf = ({ topic, position, ...texts }: Faq) => ({ ...draftTexts(texts), topic, position: String(position) })

/** A question and its answer: the topic it belongs to, and where it stands. */
export function FaqForm({ faq }: { faq?: Faq }) {
  const t = usePhrases()
  const { api, staff, queries, cache } = useShop()
  const navigate = useNavigate()
  const refresh = () => cache.invalidateQueries({ queryKey: queries.faq.list.key })

  const form = usePostForm({
    name: `faq ${faq?.id ?? 'new'}`,
    start: faq ? draftOf(faq) : empty,
    async save({ version, topic, ...rest }: typeof empty) {
      const calls = await staff()
      // The server refuses a topic that is none, and says so under the field.
      const body = { ...rest, topic: topic as FaqTopic }
      if (!faq) return calls.faq.create({ body })
      return calls.faq.change({ params: { id: faq.id }, body: { ...body, version } })
    },
    current: () => api.faq.show({ params: { id: faq?.id } }),
    async onSaved(saved: Faq) {
      cache.setQueryData(queries.faq.show({ params: { id: saved.id } }).queryKey, saved)
      void refresh()
      await navigate(`${path}?topic=${saved.topic}`, { replace: true })
    },
    remove: async () => (await staff()).faq.remove({ params: { id: faq?.id } }),
    listPath: path,
    async onRemoved() {
      const { queryKey } = queries.faq.show({ params: { id: faq?.id } })
      await cache.invalidateQueries({ queryKey, refetchType: 'none' })
      await refresh()
    },
  })
  const { draft, write, errors, pending } = form
  return (
    <PostForm
      form={form}
      href={faq && path}
      listHref={path}
      titleLabel={t('질문')}
      bodyLabel={t('답')}
      above={
        <div className="post-form-row">
          <TopicField
            {...{ name: 'topic', topics: faqTopics, names: faqTopicNames, value: draft.topic }}
            error={errors.topic?.[0]}
            onChange={(topic) => write({ topic })}
          />
          <TextInput
            {...{ label: t('순서'), name: 'position', inputMode: 'numeric', value: draft.position, disabled: pending }}
            hint={t('작은 번호가 위에 놓여요.')}
            error={errors.position?.[0]}
            onChange={(event) => write({ position: event.target.value })}
          />
        </div>
      }
    />
  )
}
