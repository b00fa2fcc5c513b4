import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Broadcast, DryRun } from '../contract.ts'
import { channelLabels } from './broadcast-looks.ts'

type Props = { saved: Broadcast; isChanged: boolean }

/** Before it leaves: who would get it. Afterwards: how far it is. */
export function Audience({ saved, isChanged }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  if (saved.state === 'scheduled') return <Scheduled saved={saved} />
  if (saved.state !== 'draft') return <Progress saved={saved} />
  if (isChanged) return <p className="mute">{t('저장하면 몇 명이 받는지, 어떻게 보이는지 볼 수 있어요.')}</p>
  return (
    <Loaded query={queries.broadcast.dryRun({ params: { id: saved.id } })}>
      {(run) => (
        <div className="stack stack-wide">
          <Part title={t('미리 보기')} fact={t('아직 아무것도 보내지 않았어요.')}>
            <div className="padded stack">
              <Counts run={run} />
              <Actions saved={saved} run={run} />
            </div>
          </Part>
          <Samples run={run} />
        </div>
      )}
    </Loaded>
  )
}

function Counts({ run }: { run: DryRun }) {
  const t = usePhrases()
  const dates = useDates()
  const people = (count: number) => t('{count}명', { count: count.toLocaleString() })
  return (
    <>
      <Facts
        rows={[
          [t('조건에 맞는 회원'), people(run.members)],
          [t('받는 사람 수'), people(run.people)],
          [t('메일'), run.mail > 0 && people(run.mail)],
          [t('문자'), run.sms > 0 && people(run.sms)],
          [t('수신에 동의하지 않아 제외되는 회원'), people(run.members - run.people)],
        ]}
      />
      {run.leaves_at && (
        <p className="note note-act">
          {t('밤에는 보내지 않아요. {time}부터 발송해요.', { time: dates.shortDateTime(run.leaves_at) })}
        </p>
      )}
    </>
  )
}

function Actions({ saved, run }: { saved: Broadcast; run: DryRun }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const [asking, setAsking] = useState(false)
  const params = { id: saved.id }
  const trial = useAction(() => api.broadcast.test({ params }), { done: ({ message }) => t(message) })
  const label = t('{count}명에게 보내기', { count: run.people.toLocaleString() })
  return (
    <div className="row">
      <Button disabled={trial.pending} onClick={() => trial.run(undefined)}>
        {t('나에게 보내 보기')}
      </Button>
      <span className="push" />
      <Button look="main" disabled={run.people === 0} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <FormDialog<{ send_at: string | null }, Broadcast>
          title={t('언제 보낼까요?')}
          lead={t('보낸 메시지는 취소할 수 없어요. 보내는 동안에는 멈출 수 있어요.')}
          fields={[
            {
              name: 'send_at',
              label: t('보낼 시각'),
              kind: 'moment',
              wide: true,
              hint: t('비우면 지금 보내요. 밤 9시부터 아침 8시 사이로 정하면 아침 8시에 보내요.'),
            },
          ]}
          initial={{ send_at: null }}
          save={({ send_at }) =>
            api.broadcast.start({ params, body: { based_on: saved.version, people: run.people, send_at } })
          }
          done={({ send_at }) =>
            send_at
              ? t('{time}에 보내도록 예약했어요.', { time: dates.shortDateTime(send_at) })
              : t('보내기 시작했어요.')
          }
          button={label}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Samples({ run: { samples } }: { run: DryRun }) {
  const t = usePhrases()
  if (samples.length === 0) return null
  return (
    <Part title={t('이렇게 보여요')}>
      {samples.map(({ mb_name, channel, lang, subject, text }, index) => (
        <article key={index} className="padded stack">
          <div className="row">
            <span className="medium">{mb_name}</span>
            <Tag>{t(channelLabels[channel])}</Tag>
            <Tag>{lang === 'en' ? t('영어') : t('한국어')}</Tag>
          </div>
          <p className="medium">{subject}</p>
          <p className="said written">{text}</p>
        </article>
      ))}
    </Part>
  )
}

/** Until its time comes it can be taken back and written further. */
function Scheduled({ saved }: { saved: Broadcast }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const cancel = useAction(() => api.broadcast.unschedule({ params: { id: saved.id } }), {
    done: () => t('예약을 취소했어요. 다시 고칠 수 있어요.'),
  })
  return (
    <Part title={t('발송 예약')}>
      <div className="padded stack">
        <Facts
          rows={[
            [t('보낼 시각'), saved.send_at && dates.shortDateTime(saved.send_at)],
            [t('받는 사람 수'), t('{count}명', { count: (saved.people ?? 0).toLocaleString() })],
          ]}
        />
        <p className="mute">{t('받는 사람은 보낼 때 조건에 맞고 수신에 동의한 회원으로 다시 정해져요.')}</p>
        <div className="row">
          <span className="push" />
          <Button disabled={cancel.pending} onClick={() => cancel.run(undefined)}>
            {t('예약 취소')}
          </Button>
        </div>
      </div>
    </Part>
  )
}

function Progress({ saved }: { saved: Broadcast }) {
  const t = usePhrases()
  const dates = useDates()
  const { api, queries } = useShop()
  const isLeaving = saved.state === 'sending' || saved.progress.waiting > 0
  // The sheet reads the same answer: while messages leave, it follows them.
  useQuery({ ...queries.broadcast.show({ params: { id: saved.id } }), ...(isLeaving && { refetchInterval: 5_000 }) })
  const { progress, people, started_at, finished_at, state } = saved
  const stop = useAction(() => api.broadcast.stop({ params: { id: saved.id } }), { done: () => t('멈췄어요.') })
  const canStop = state === 'sending' || (state === 'sent' && progress.waiting > 0)
  const messages = (count: number) => t('{count}통', { count: count.toLocaleString() })
  return (
    <Part title={t('진행')}>
      <div className="padded stack">
        <Facts
          rows={[
            [t('받는 사람 수'), t('{count}명', { count: (people ?? 0).toLocaleString() })],
            [t('발송됨'), messages(progress.gone)],
            [t('기다림'), messages(progress.waiting)],
            [t('보내기 실패'), messages(progress.failed)],
            [t('시작'), started_at && dates.shortDateTime(started_at)],
            [t('끝'), finished_at && dates.shortDateTime(finished_at)],
          ]}
        />
        {canStop && (
          <div className="row">
            <span className="push" />
            <Button look="danger" disabled={stop.pending} onClick={() => stop.run(undefined)}>
              {t('멈추기')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}
