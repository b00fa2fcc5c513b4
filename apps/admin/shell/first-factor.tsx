import { EnrolPasskey, EnrolTotp, RecoveryCodes } from '@sillage/domains/staff/admin/enrol-form.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { SignFrame } from './sign-frame.tsx'

type Props = { codes: string[]; onCodes: (codes: string[]) => void }

/** An owner sets up the second factor before anything else. */
export function FirstFactor({ codes, onCodes }: Props) {
  const t = usePhrases()
  const cache = useQueryClient()
  if (codes.length > 0)
    return (
      <SignFrame title={t('복구 코드')} lead={t('마지막으로 복구 코드를 적어 두세요.')}>
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            onCodes([])
            void cache.invalidateQueries()
          }}
        />
      </SignFrame>
    )
  return (
    <SignFrame
      title={t('2단계 인증 등록')}
      lead={t('가게 주인은 비밀번호만으로 일할 수 없어요. 인증 앱이나 패스키를 하나 등록해 주세요.')}
    >
      <EnrolTotp onDone={onCodes} />
      <hr className="rule" />
      <EnrolPasskey onDone={onCodes} />
    </SignFrame>
  )
}
