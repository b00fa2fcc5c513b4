import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty, Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Roster } from '../staff-contract.ts'
import { Attendance } from './attendance.tsx'
import { KitParcels } from './kit-parcels.tsx'
import { MoveSession } from './move-session.tsx'

/** Who takes part in a session, who was there, and what can be done for all of them. */
export function Component() {
  const { queries } = useShop()
  const id = Number(useParams().id)
  return (
    <Loaded query={queries.staffClasses.roster({ params: { id } })}>{(roster) => <Sheet roster={roster} />}</Loaded>
  )
}

function Sheet({ roster }: { roster: Roster }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { api } = useShop()
  const [canceling, setCanceling] = useState(false)
  const [moving, setMoving] = useState(false)
  const hasBegun = Date.parse(roster.starts_at) <= Date.now()
  const params = { id: roster.id }
  const ready = roster.participants.filter(({ state }) => state === 'completed').map(({ id }) => id)
  const certify = useAction(() => api.staffClasses.certify({ params, body: { enrolment_ids: ready } }), {
    done: ({ numbers }) => t('수료증 {count}장을 발급했어요.', { count: numbers.length }),
  })
  const fact = (
    <span className="mute">
      {dates.weekdayNameTime(roster.starts_at)}, {pick(roster, 'place')}
      {roster.canceled_at && `, ${t('취소됨')}`}
    </span>
  )
  return (
    <>
      <Top title={pick(roster, 'title')} crumb={{ to: '/classes', label: t('수업 일정') }} fact={fact}>
        {canCancel(roster) && (
          <Button look="danger" onClick={() => setCanceling(true)}>
            {roster.canceled_at ? t('남은 예약 환불') : t('수업 취소')}
          </Button>
        )}
        {!roster.canceled_at && !hasBegun && <Button onClick={() => setMoving(true)}>{t('날짜와 방 바꾸기')}</Button>}
        {ready.length > 0 && (
          <Button look="main" disabled={certify.pending} onClick={() => certify.run(undefined)}>
            {t('수료증 {count}장 발급', { count: ready.length })}
          </Button>
        )}
      </Top>
      <div className="body">
        <div className="cols">
          <div>
            {roster.participants.length === 0 ? (
              <Empty title={t('아직 참가자가 없어요')} />
            ) : (
              <Attendance roster={roster} />
            )}
            {roster.kits.length > 0 && <KitParcels kits={roster.kits} />}
          </div>
          <Aside roster={roster} />
        </div>
      </div>
      {moving && <MoveSession roster={roster} onClose={() => setMoving(false)} />}
      {canceling && <CancelSession roster={roster} onClose={() => setCanceling(false)} />}
    </>
  )
}

/** A canceled session is canceled again where a payment came too late to be refunded with the others. */
const canCancel = ({ canceled_at, is_over, participants }: Roster) =>
  canceled_at ? participants.some(({ state }) => state === 'enrolled' || state === 'attending') : !is_over

/** A message to everyone, and those who wait for a seat. */
function Aside({ roster }: { roster: Roster }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const params = { id: roster.id }
  const { keyOf, renew } = useRequestKey()
  return (
    <div>
      <Part title={t('참가자에게 알리기')}>
        <div className="padded">
          <WordsForm
            draft={`class-message:${roster.id}`}
            label={t('보낼 내용')}
            button={t('모두에게 보내기')}
            // Pressed again after a lost connection, no one hears the same twice.
            send={async (text) => {
              const reply = await api.staffClasses.message({ params, body: { text, request_key: keyOf({ text }) } })
              renew()
              return reply
            }}
            done={({ sent }) => t('{count}명에게 보냈어요.', { count: sent })}
          />
        </div>
      </Part>
      {roster.waiting.length > 0 && (
        <Part title={t('대기 {count}명', { count: roster.waiting.length })}>
          <ul className="lines">
            {roster.waiting.map((one) => (
              <li key={one.id}>
                <span className="grow">{one.name}</span>
                <span className="mute">{dates.shortDateTime(one.created_at)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function CancelSession({ roster, onClose }: { roster: Roster; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <Dialog
      title={t('수업을 취소할까요?')}
      lead={t('참가자 {count}명에게 전액 환불하고 알려요. 되돌릴 수 없어요.', {
        count: roster.participants.filter(({ state }) => state !== 'canceled').length,
      })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('닫기')}</Button>}
    >
      <WordsForm
        draft={`class-cancel:${roster.id}`}
        label={t('참가자에게 알릴 이유')}
        rows={2}
        button={t('취소하고 모두 환불하기')}
        look="danger"
        send={async (reason) => {
          const reply = await api.staffClasses.cancel({ params: { id: roster.id }, body: { reason } })
          onClose()
          return reply
        }}
        done={({ bookings }) => t('예약 {count}건을 취소하고 환불했어요.', { count: bookings })}
      />
    </Dialog>
  )
}
