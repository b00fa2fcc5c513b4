import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PostFilesPart } from '../../board/shop/post-files-part.tsx'
import { PostForm } from '../../board/shop/post-form.tsx'
import { PinnedBox, TopicField } from '../../board/shop/post-parts.tsx'
import { isSeen } from '../../board/shop/post-publishing.ts'
import type { Notice } from '../contract.ts'
import { type NoticeBoard, type NoticeTopic, topicNames, topicsOf } from '../words.ts'
import { boardPath } from './boards.ts'
import { useNoticeForm } from './use-notice-form.ts'

type Props = { board: NoticeBoard; notice?: Notice }

/** A notice: its topic, whether it must be read, its texts and its files. */
export function NoticeForm({ board, notice }: Props) {
  const t = usePhrases()
  const { form, files, removeFile } = useNoticeForm(board, notice)
  const { draft, write, errors, round } = form
  const path = boardPath[board]
  return (
    <PostForm
      form={form}
      href={notice && `${path}/${notice.id}`}
      seen={notice !== undefined && isSeen(notice)}
      listHref={path}
      titleLabel={t('제목')}
      bodyLabel={t('본문')}
      above={
        <div className="post-form-row">
          <TopicField<NoticeTopic>
            name="topic"
            topics={topicsOf[board]}
            names={topicNames}
            value={draft.topic}
            error={errors.topic?.[0]}
            onChange={(topic) => write({ topic })}
          />
          <PinnedBox value={draft.pinned} onChange={(pinned) => write({ pinned })} />
        </div>
      }
      below={<PostFilesPart key={round} form={form} files={files} onRemove={removeFile} />}
    />
  )
}
