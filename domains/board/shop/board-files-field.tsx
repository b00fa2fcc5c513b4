import { FileInput } from '@sillage/ui/file-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { postLimits } from '../words.ts'

type Props = {
  label: string
  name: string
  files: readonly File[]
  onChange: (files: File[]) => void
  max: number
  error: string | undefined
  disabled: boolean
}

const accept = 'image/jpeg,image/png,image/gif,image/bmp,image/webp,.pdf'

/** Pictures and PDFs to attach to a post. */
export function BoardFilesField({ label, name, files, onChange, max, error, disabled }: Props) {
  const t = usePhrases()
  const { alert } = useDialogs()
  return (
    <FileInput
      label={label}
      name={name}
      files={files}
      onChange={onChange}
      max={max}
      accept={accept}
      error={error}
      onExceed={(max) => void alert({ message: t('파일은 최대 {max}개까지 올릴 수 있어요.', { max, count: max }) })}
      onRefuse={() => void alert({ message: t('사진과 PDF만 올릴 수 있어요.') })}
      labels={{
        choose: t('사진이나 PDF를 골라 주세요'),
        busy: t('사진을 줄이고 있어요'),
        remove: (name) => t('{name} 빼기', { name }),
      }}
      hint={t('사진과 PDF, 하나에 {mb}MB까지 올릴 수 있어요.', { mb: postLimits.file_mb })}
      disabled={disabled || max === 0}
    />
  )
}
