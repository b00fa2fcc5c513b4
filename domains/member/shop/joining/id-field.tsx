import { Icon } from '@sillage/ui/icon.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useIdCheck } from './use-id-check.ts'
import './joining.css'

type Props = { value: string; onChange: (mb_id: string) => void; error?: string | undefined }

/** The id a member chooses; whether it is free is looked up while they go on. */
export function IdField({ value, onChange, error }: Props) {
  const t = usePhrases()
  const { verdict, settle } = useIdCheck(value)
  const refused = verdict === 'taken' && t('이미 쓰고 있는 아이디예요.')
  const malformed =
    verdict === 'malformed' && t('아이디는 영문 소문자로 시작하는 4~20자의 영문, 숫자, _ 만 쓸 수 있어요.')
  return (
    <TextInput
      label={t('아이디')}
      name="mb_id"
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={settle}
      error={error ?? (refused || malformed || undefined)}
      hint={<Verdict verdict={verdict} />}
    />
  )
}

function Verdict({ verdict }: { verdict: ReturnType<typeof useIdCheck>['verdict'] }) {
  const t = usePhrases()
  if (verdict === 'free')
    return (
      <span className="good" role="status">
        <Icon name="check" size="sm" />
        {t('사용할 수 있는 아이디예요.')}
      </span>
    )
  if (verdict === 'asking') return t('사용할 수 있는지 확인하고 있어요.')
  return t('영문 소문자로 시작하는 4~20자. 숫자와 _ 도 쓸 수 있어요.')
}
