import { FileInput } from '@sillage/ui/file-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { claimLimits } from '../words.ts'

type Props = {
  files: readonly File[]
  onChange: (files: File[]) => void
  error: string | undefined
  disabled: boolean
}

const accept = 'image/jpeg,image/png,image/gif,image/bmp,image/webp'

/** Pictures of what is wrong: they decide faster than words who bears the cost. */
export function PhotosField({ files, onChange, error, disabled }: Props) {
  const t = usePhrases()
  const { alert } = useDialogs()
  const max = claimLimits.photos
  return (
    <FileInput
      label={t('사진')}
      name="photos"
      files={files}
      onChange={onChange}
      max={max}
      onExceed={(max) => void alert({ message: t('파일은 최대 {max}개까지 올릴 수 있어요.', { max, count: max }) })}
      accept={accept}
      onRefuse={() => void alert({ message: t('사진만 올릴 수 있어요.') })}
      labels={{
        choose: t('사진을 골라 주세요'),
        busy: t('사진을 줄이고 있어요'),
        remove: (name) => t('{name} 빼기', { name }),
      }}
      hint={t('문제가 보이는 사진이 있으면 더 빨리 도와드릴 수 있어요.')}
      error={error}
      disabled={disabled}
    />
  )
}
