import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { KeptFiles } from '../../inquiry/shop/sent-files.tsx'
import { postLimits } from '../words.ts'
import { BoardFilesField } from './board-files-field.tsx'
import type { usePostFiles } from './use-post-files.ts'

type Props = {
  files: Pick<ReturnType<typeof usePostFiles>, 'files' | 'kept' | 'progress'>
  onChange: (files: File[]) => void
  onRemove: (id: string) => Promise<unknown>
  error: string | undefined
  disabled: boolean
}

/** What hangs on a post, in its form: more may be added, and each taken out. */
export function PostFilesPart({ files: { files, kept, progress }, onChange, onRemove, error, disabled }: Props) {
  const t = usePhrases()
  const max = postLimits.files - kept.length
  return (
    <>
      <BoardFilesField label={t('첨부 파일')} name="files" {...{ files, onChange, max, error, disabled }} />
      <KeptFiles files={kept} onRemove={(id) => void onRemove(id).catch(() => undefined)} disabled={disabled} />
      {progress !== null && <ProgressBar label={t('보내는 중')} value={progress * 100} shown />}
    </>
  )
}
