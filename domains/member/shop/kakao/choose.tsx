import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { KakaoProfile } from '../../kakao-contract.ts'
import { Doorway } from '../joining/doorway.tsx'
import { MailSent } from '../joining/mail-sent.tsx'
import { ConnectForm } from './connect-form.tsx'
import { JoinForm } from './join-form.tsx'
import './kakao-button.css'

type Props = { step: string; profile: KakaoProfile }

/** Kakao knows the visitor and the shop does not: are they new, or do they have an id already? */
export function Choose({ step, profile }: Props) {
  const t = usePhrases()
  const [way, setWay] = useState<'join' | 'connect' | null>(null)
  const [joined, setJoined] = useState<ComponentProps<typeof MailSent> | null>(null)
  const title = t('카카오 로그인')
  if (joined)
    return (
      <Doorway title={title} heading={t('메일을 열어 주세요')}>
        <MailSent {...joined} />
      </Doorway>
    )
  if (way === null) return <Ways name={profile.nickname} onChoose={setWay} />
  return (
    <Doorway title={title} heading={way === 'join' ? t('처음 오셨군요') : t('쓰던 아이디에 연결할게요')}>
      <Begun>
        {way === 'join' ? <JoinForm step={step} profile={profile} onJoined={setJoined} /> : <ConnectForm step={step} />}
      </Begun>
      <Button kind="quiet" wide className="kakao-back" onClick={() => setWay(null)}>
        {t('다른 방법 고르기')}
      </Button>
    </Doorway>
  )
}

/** The button that had the focus is gone: reading goes on with what it opened. */
function Begun({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="kakao-begun">
      {children}
    </div>
  )
}

function Ways({ name, onChoose }: { name: string; onChoose: (way: 'join' | 'connect') => void }) {
  const t = usePhrases()
  return (
    <Doorway
      title={t('카카오 로그인')}
      heading={name === '' ? t('반가워요') : t('{name} 님, 반가워요', { name })}
      lead={t('이 카카오 계정과 연결된 아이디가 아직 없어요. 어떻게 시작할까요?')}
    >
      <div className="kakao-ways">
        <Way label={t('처음이에요')} note={t('몇 가지만 더 적으면 가입이 끝나요.')} onChoose={() => onChoose('join')} />
        <Way
          label={t('이미 아이디가 있어요')}
          note={t('비밀번호를 확인하고 카카오를 연결해요.')}
          onChoose={() => onChoose('connect')}
        />
      </div>
    </Doorway>
  )
}

type WayProps = { label: string; note: string; onChoose: () => void }

function Way({ label, note, onChoose }: WayProps) {
  return (
    <button type="button" className="kakao-way" onClick={onChoose}>
      <span>
        <b>{label}</b>
        <small>{note}</small>
      </span>
      <Icon name="chevron-right" size="sm" />
    </button>
  )
}
