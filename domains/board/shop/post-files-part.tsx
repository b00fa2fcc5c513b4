import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { StoredFiles } from '@sillage/web-kit/sent-files.tsx'
import { postLimits } from '../words.ts'
import { BoardFilesField } from './board-files-field.tsx'
import type { usePostFiles } from './use-post-files.ts'
import type { usePostForm } from './use-post-form.ts'

type Props = {
  form: Pick<ReturnType<typeof usePostForm>, 'errors' | 'clearError' | 'pending'>
  files: Pick<ReturnType<typeof usePostFiles>, 'files' | 'setFiles' | 'kept' | 'progress'>
  onRemove: (id: string) => Promise<unknown>
}

/** Attachments of a post in its form: more can be added, and each removed. */
export function PostFilesPart({ form, files: { files, setFiles, kept, progress }, onRemove }: Props) {
  const t = usePhrases()
  const { errors, pending: disabled } = form
  function onChange(chosen: File[]) {
    form.clearError('files')
    setFiles(chosen)
  }
  const max = postLimits.files - kept.length
  return (
    <>
      <BoardFilesField
        label={t('첨부 파일')}
        name="files"
        files={files}
        onChange={onChange}
        max={max}
        disabled={disabled}
        error={errors.files?.[0]}
      />
      <StoredFiles files={kept} onRemove={(id) => void onRemove(id).catch(() => undefined)} disabled={disabled} />
      {progress !== null && <ProgressBar label={t('보내는 중')} value={progress * 100} shown />}
    </>
  )
}
