import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { Doorway } from './joining/doorway.tsx'
import { SendMailAgain } from './joining/send-mail-again.tsx'

/**
 * Where the link in the email leads. Only pressing the button uses it up: programs that open every link of an email to
 * scan it, some of them with scripts, must not.
 */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const { token = '' } = useParams()
  const [proved, setProved] = useState<{ mb_id: string; message: string } | null>(null)
  const { submit, pending, errors } = useSubmit(() => api.joining.proveMail({ body: { token } }), { onDone: setProved })
  const refused = errors.token?.[0]
  if (proved)
    return (
      <Doorway title={t('메일 주소 인증')} heading={t('반가워요')} lead={t(proved.message)}>
        <Button href={`/login?${new URLSearchParams({ mb_id: proved.mb_id })}`} wide>
          {t('로그인')}
        </Button>
      </Doorway>
    )
  if (refused)
    return (
      <Doorway title={t('메일 주소 인증')} heading={t('쓸 수 없는 링크예요')} lead={refused}>
        <SendMailAgain />
        <Button href="/login" kind="quiet" wide>
          {t('로그인으로 가기')}
        </Button>
      </Doorway>
    )
  return (
    <Doorway
      title={t('메일 주소 인증')}
      heading={t('메일 주소를 인증해 주세요')}
      lead={t('버튼을 누르면 메일 주소 인증이 끝나요.')}
    >
      <div data-field="token">
        <Button wide busy={pending} onClick={() => void submit(undefined)}>
          {t('인증하기')}
        </Button>
      </div>
    </Doorway>
  )
}
