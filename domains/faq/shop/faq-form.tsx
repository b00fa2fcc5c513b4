import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { PostFilesPart } from '../../board/shop/post-files-part.tsx'
import { PostForm } from '../../board/shop/post-form.tsx'
import { PinnedBox, TopicField } from '../../board/shop/post-parts.tsx'
import { isSeen } from '../../board/shop/post-publishing.ts'
import { usePostFiles } from '../../board/shop/use-post-files.ts'
import { draftTexts, emptyPost, usePostForm } from '../../board/shop/use-post-form.ts'
import { useShop } from '../../shop.ts'
import type { Faq } from '../contract.ts'
import { type FaqTopic, faqTopicNames, faqTopics } from '../words.ts'
import { faqHref, faqPath } from './faq-address.ts'

/** What the form of a question was read from. */
export const faqFormKey = ['faq form']

const empty = { ...emptyPost, topic: '', position: '0', pinned: 'false' }

const draftOf = ({ topic, position, pinned, ...texts }: Faq) => ({
  ...draftTexts(texts),
  topic,
  position: String(position),
  pinned: String(pinned),
})

/** A question and its answer: the topic it belongs to, where it stands, and its files. */
export function FaqForm({ faq }: { faq?: Faq }) {
  const t = usePhrases()
  const { form, files, removeFile } = useFaqForm(faq)
  const { draft, write, errors, pending, round } = form
  return (
    <PostForm
      form={form}
      href={faq && faqHref(faq.id)}
      seen={faq !== undefined && isSeen(faq)}
      listHref={faqPath}
      titleLabel={t('질문')}
      bodyLabel={t('답')}
      above={
        <div className="post-form-row">
          <TopicField
            name="topic"
            topics={faqTopics}
            names={faqTopicNames}
            value={draft.topic}
            error={errors.topic?.[0]}
            onChange={(topic) => write({ topic })}
          />
          <TextInput
            label={t('순서')}
            name="position"
            inputMode="numeric"
            value={draft.position}
            disabled={pending}
            hint={t('작은 번호가 위에 놓여요.')}
            error={errors.position?.[0]}
            onChange={(event) => write({ position: event.target.value })}
          />
          <PinnedBox value={draft.pinned} onChange={(pinned) => write({ pinned })} />
        </div>
      }
      below={<PostFilesPart key={round} form={form} files={files} onRemove={removeFile} />}
    />
  )
}

/** The texts of a question and its files, and how they are saved and removed. */
function useFaqForm(faq: Faq | undefined) {
  const { staff, queries, cache } = useShop()
  const navigate = useNavigate()
  const files = usePostFiles(faq?.files)
  const showKey = (id: number) => queries.faq.show({ params: { id } }).queryKey
  const refresh = () => cache.invalidateQueries({ queryKey: queries.faq.list.key })

  const form = usePostForm({
    name: `faq ${faq?.id ?? 'new'}`,
    start: faq ? draftOf(faq) : empty,
    async save({ version, topic, pinned, draft, ...rest }: typeof empty) {
      const calls = await staff()
      // The server refuses a topic that is none, and says so under the field.
      const body = {
        ...rest,
        topic: topic as FaqTopic,
        pinned: pinned === 'true',
        draft: draft === 'true',
        files: files.files,
      }
      return files.send((progress) =>
        faq
          ? calls.faq.change({ params: { id: faq.id }, body: { ...body, version }, progress })
          : calls.faq.create({ body, progress }),
      )
    },
    current: async () => (await staff()).faq.staffShow({ params: { id: faq?.id } }),
    async onSaved(saved: Faq) {
      files.setFiles([])
      // Others may stand beside other neighbours now.
      await cache.invalidateQueries({ queryKey: queries.faq.show.key, refetchType: 'none' })
      void cache.invalidateQueries({ queryKey: faqFormKey })
      if (isSeen(saved)) cache.setQueryData(showKey(saved.id), saved)
      else cache.removeQueries({ queryKey: showKey(saved.id) })
      void refresh()
      await navigate(isSeen(saved) ? faqHref(saved.id) : `${faqPath}/${saved.id}/edit`, { replace: true })
    },
    remove: async () => (await staff()).faq.remove({ params: { id: faq?.id } }),
    listPath: faqPath,
    async onRemoved() {
      await cache.invalidateQueries({ queryKey: queries.faq.show.key, refetchType: 'none' })
      await refresh()
    },
  })
  async function removeFile(file: string) {
    await files.remove(file, async () => (await staff()).faq.removeFile({ params: { id: faq?.id, file } }))
    if (faq) void cache.invalidateQueries({ queryKey: showKey(faq.id) })
    void refresh()
  }
  return { form, files, removeFile }
}
