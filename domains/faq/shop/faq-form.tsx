import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { PostForm } from '../../board/shop/post-form.tsx'
import { emptyPost, usePostForm } from '../../board/shop/use-post-form.ts'
import { useShop } from '../../shop.ts'
import type { Faq } from '../contract.ts'
import { type FaqTopic, faqTopicNames, faqTopics } from '../words.ts'

const path = '/customer/faq'
const empty = { ...emptyPost, topic: '', position: '0' }

const draftOf = ({ version, title, title_en, body, body_en, topic, position }: Faq) => ({
  ...{ version: String(version), title, title_en, topic, position: String(position) },
  ...{ body: JSON.stringify(body), body_en: JSON.stringify(body_en) },
})

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
          <Field label={t('종류')} name="topic" required error={errors.topic?.[0]}>
            {(control) => (
              <Select
                {...control}
                options={faqTopics.map((value) => ({ value, label: t(faqTopicNames[value]) }))}
                value={faqTopics.find((topic) => topic === draft.topic) ?? null}
                placeholder={t('골라 주세요')}
                onChange={(topic) => write({ topic })}
              />
            )}
          </Field>
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
