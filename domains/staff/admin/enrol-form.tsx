import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { QrCode } from './qr-code.tsx'
import { useNewPasskey } from './use-passkey.ts'

type Props = {
  /** Recovery codes come with the first factor only. */
  onDone: (recovery_codes: string[]) => void
}

/** An app that shows codes: its secret as a picture and as text, then its first code. */
export function EnrolTotp({ onDone }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [offered, setOffered] = useState<{ secret: string; uri: string } | null>(null)
  const start = useAction(() => api.staffSecurity.startTotp({ body: {} }), { after: setOffered })
  if (offered) return <FirstCode {...offered} onDone={onDone} />
  return (
    <Button look="main" disabled={start.pending} onClick={() => start.run(undefined)}>
      {t('인증 앱 등록')}
    </Button>
  )
}

function FirstCode({ secret, uri, onDone }: Props & { secret: string; uri: string }) {
  const t = usePhrases()
  const { api } = useShop()
  const [code, setCode] = useState('')
  const { run, pending, errors } = useAction(() => api.staffSecurity.confirmTotp({ body: { code } }), {
    after: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <p className="soft">
        {t('인증 앱으로 QR 코드를 찍거나 아래 키를 입력하고, 앱에 보이는 여섯 자리를 적어 주세요.')}
      </p>
      <QrCode text={uri} label={t('인증 앱으로 찍을 QR 코드')} />
      <code className="mute">{secret}</code>
      <Field label={t('인증 앱의 코드')} error={errors.code}>
        {(control) => (
          <input
            {...control}
            className="input input-lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="main" disabled={pending}>
        {t('등록 마치기')}
      </Button>
    </form>
  )
}

/** Something that the device itself guards: a fingerprint, a face, a key on the desk. */
export function EnrolPasskey({ onDone }: Props) {
  const t = usePhrases()
  const [name, setName] = useState('')
  const { run, pending, errors } = useNewPasskey(name, onDone)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <Field label={t('패스키 이름')} hint={t('기기를 구분할 이름')} error={errors.name}>
        {(control) => <input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <div className="row">
        <Button type="submit" disabled={pending}>
          {t('패스키 등록')}
        </Button>
      </div>
    </form>
  )
}

/** Shown once: afterwards only their hashes are known. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = usePhrases()
  return (
    <div className="stack stack-wide">
      <p className="soft">
        {t('휴대전화를 잃어버렸을 때 하나씩 쓰는 복구 코드예요. 지금 한 번만 보여 드리니 안전한 곳에 적어 두세요.')}
      </p>
      <ul className="recovery-codes" aria-label={t('복구 코드')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="main" onClick={onDone}>
        {t('적어 두었어요')}
      </Button>
    </div>
  )
}
