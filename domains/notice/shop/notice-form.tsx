import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { BoardFilesField } from '../../board/shop/board-files-field.tsx'
import { PostForm } from '../../board/shop/post-form.tsx'
import { postLimits } from '../../board/words.ts'
import { KeptFiles } from '../../inquiry/shop/sent-files.tsx'
import type { Notice } from '../contract.ts'
import { type NoticeBoard, topicNames, topicsOf } from '../words.ts'
import { boardPath } from './boards.ts'
import { useNoticeForm } from './use-notice-form.ts'

type Props = { board: NoticeBoard; notice?: Notice }

/** A notice: its topic, whether it must be read, its texts and its files. */
export function NoticeForm({ board, notice }: Props) {
  const t = usePhrases()
  const { form, files, setFiles, kept, removeFile, progress } = useNoticeForm(board, notice)
  const { draft, write, errors, pending, round } = form
  const path = boardPath[board]
  return (
    <PostForm
      form={form}
      href={notice && `${path}/${notice.id}`}
      listHref={path}
      titleLabel={t('제목')}
      bodyLabel={t('본문')}
      above={
        <div className="post-form-row">
          <Field label={t('종류')} name="topic" required error={errors.topic?.[0]}>
            {(control) => (
              <Select
                {...control}
                options={topicsOf[board].map((value) => ({ value, label: t(topicNames[value]) }))}
                value={topicsOf[board].find((topic) => topic === draft.topic) ?? null}
                placeholder={t('골라 주세요')}
                onChange={(topic) => write({ topic })}
              />
            )}
          </Field>
          <Checkbox
            name="pinned"
            checked={draft.pinned === 'true'}
            onChange={(event) => write({ pinned: String(event.target.checked) })}
          >
            {t('목록 맨 위에 두기')}
          </Checkbox>
        </div>
      }
      below={
        <>
          <BoardFilesField
            key={round}
            label={t('첨부 파일')}
            name="files"
            files={files}
            onChange={setFiles}
            max={postLimits.files - kept.length}
            error={errors.files?.[0]}
            disabled={pending}
          />
          <KeptFiles files={kept} onRemove={(id) => void removeFile(id).catch(() => undefined)} disabled={pending} />
          {progress !== null && <ProgressBar label={t('보내는 중')} value={progress * 100} shown />}
        </>
      }
    />
  )
}
