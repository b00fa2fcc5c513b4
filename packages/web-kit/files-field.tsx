import { limits } from '@sillage/kit/limits.ts'
import { FileInput } from '@sillage/ui/file-input.tsx'
import { useDialogs } from './dialogs.tsx'
import { usePhrases } from './phrases.ts'

type Props = {
  files: readonly File[]
  onChange: (files: File[]) => void
  /** How many more may be sent. */
  max?: number
  error: string | undefined
  disabled: boolean
  /** What is asked for, where that is more than whatever helps. */
  label?: string
  required?: boolean
}

const accept = 'image/jpeg,image/png,image/gif,image/bmp,image/webp,.pdf'

/** Pictures and PDFs to send with a message. */
export function FilesField(props: Props) {
  const { files, onChange, max = limits.attachments.max, error, disabled, label, required = false } = props
  const t = usePhrases()
  const { alert } = useDialogs()
  return (
    <FileInput
      label={label ?? t('사진과 파일')}
      required={required}
      name="files"
      files={files}
      onChange={onChange}
      max={max}
      onExceed={(max) => void alert({ message: t('파일은 최대 {max}개까지 올릴 수 있어요.', { max, count: max }) })}
      accept={accept}
      onRefuse={() => void alert({ message: t('사진과 PDF만 올릴 수 있어요.') })}
      labels={{
        choose: t('사진이나 PDF를 골라 주세요'),
        busy: t('사진을 줄이고 있어요'),
        remove: (name) => t('{name} 빼기', { name }),
      }}
      hint={t('사진과 PDF, 하나에 {mb}MB까지 올릴 수 있어요.', { mb: limits.attachments.mb })}
      error={error}
      disabled={disabled || max === 0}
    />
  )
}
