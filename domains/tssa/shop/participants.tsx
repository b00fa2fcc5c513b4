import { Button } from '@sillage/ui/button.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { classLimits } from '../../course/words.ts'
import type { MyClass } from '../my-contract.ts'
import { useBookingCalls } from './order-of-bookings.ts'
import { QrCode, scanLink } from './qr-code.tsx'

/** Who comes: each seat of a booking with a name, which its certificate will carry. */
export function Participants({ booked: { participants } }: { booked: MyClass }) {
  const t = usePhrases()
  if (participants.length < 2) return null
  return (
    <section className="mt-7">
      <div className="subhead">
        <h3>{t('참가자')}</h3>
        <span className="small mute">{t('{count}명', { count: participants.length })}</span>
      </div>
      <ul className="participants">
        {participants.map((each, at) => (
          <li key={each.id}>
            <Participant participant={each} label={t('{nth}번째 참가자 이름', { nth: at + 1 })} />
            {at > 0 && <OwnCode participant={each} nth={at + 1} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The code of someone who comes along; the first one's is on the ticket. */
function OwnCode({ participant: { name, code }, nth }: { participant: MyClass['participants'][number]; nth: number }) {
  const t = usePhrases()
  const origin = useOrigin()
  const label = t('{name} 님의 입장 QR 코드', { name: name || t('{nth}번째 참가자', { nth }) })
  return (
    <Disclosure summary={label}>
      <QrCode text={scanLink(origin, code)} label={label} />
    </Disclosure>
  )
}

type Props = { participant: MyClass['participants'][number]; label: string }

function Participant({ participant: { id, name }, label }: Props) {
  const t = usePhrases()
  const { rename, update } = useBookingCalls()
  const [text, setText] = useState(name)
  const { submit, pending, errors } = useSubmit(() => rename(id, text), { onDone: update })
  return (
    <form
      className="participant"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
      <TextInput
        label={label}
        name="name"
        value={text}
        maxLength={classLimits.participant_name}
        onChange={(event) => setText(event.target.value)}
        error={errors.name?.[0]}
      />
      <Button type="submit" size="sm" kind="line" busy={pending} disabled={text.trim() === name}>
        {t('저장')}
      </Button>
    </form>
  )
}
