import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useRef } from 'react'
import { SendMailAgain } from './send-mail-again.tsx'
import './joining.css'

type Props = { mb_id: string; mb_email: string; message: string }

/** The form has been sent: an email is coming, and what to do if it does not. */
export function MailSent({ mb_id, mb_email, message }: Props) {
  const t = usePhrases()
  const place = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="mail-sent">
      <svg className="letter" viewBox="0 0 160 110" width="160" height="110" aria-hidden="true">
        <path d="M18 38h124v66H18z" />
        <path d="m18 38 62 40 62-40" />
        <path className="letter-trail" d="M80 34c-9-9 9-13 2-21s4-9 10-11" />
      </svg>
      <p>{t(message)}</p>
      <p className="mail-address">{mb_email}</p>
      <p className="soft">{t('메일 속 링크를 열면 가입이 끝나요. 링크는 24시간 동안 쓸 수 있어요.')}</p>
      <div className="mail-help">
        <h2>{t('메일이 오지 않나요?')}</h2>
        <ul>
          <li>{t('스팸함이나 프로모션함을 살펴봐 주세요.')}</li>
          <li>{t('주소가 맞는지 확인해 주세요. 틀렸다면 다시 가입하시면 돼요.')}</li>
          <li>{t('몇 분이 지나도 오지 않으면 다시 받아 주세요.')}</li>
        </ul>
        <SendMailAgain mb_id={mb_id} />
        <Button href="/login" kind="quiet" wide>
          {t('로그인으로 가기')}
        </Button>
      </div>
    </div>
  )
}
