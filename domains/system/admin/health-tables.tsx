import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import type { Reply } from '@sillage/kit/endpoint.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useCan } from '../../staff/admin/me.ts'
import { serviceLabels } from '../../staff/service-words.ts'
import type { system } from '../contract.ts'
import { channelLabels, jobLabel } from './job-names.ts'

type Health = Reply<typeof system.health>
type Props = { health: Health }

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString()} MB`
const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)

export function Figures({ health: { database, files, outbox, queues, webhooks } }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const waiting = sumOf(queues.map((queue) => queue.waiting))
  const failed = sumOf(outbox.map((each) => each.failed))
  const rows = [
    [t('데이터베이스'), `${database.answer_ms} ms`, `${megabytes(database.bytes)}, PostgreSQL ${database.version}`],
    [t('저장한 파일'), files.count.toLocaleString(), megabytes(files.bytes)],
    [
      t('기다리는 작업'),
      waiting.toLocaleString(),
      t('실행 중 {count}개', { count: sumOf(queues.map(({ running }) => running)) }),
    ],
    [
      t('보낼 메시지'),
      sumOf(outbox.map((each) => each.waiting)).toLocaleString(),
      t('하루 동안 발송 실패 {count}건', { count: failed }),
    ],
    [
      t('처리 안 된 웹훅'),
      webhooks.open.toLocaleString(),
      webhooks.last_at ? t('마지막 {time}', { time: dates.shortDateTime(webhooks.last_at) }) : t('아직 없어요'),
    ],
  ]
  return (
    <div className="figures" style={{ '--n': rows.length }}>
      {rows.map(([label, value, small]) => (
        <div key={label} className="figure">
          <span className="mute">{label}</span>
          <b>{value}</b>
          <span className="soft">{small}</span>
        </div>
      ))}
    </div>
  )
}

export function Crons({ health: { crons } }: Props) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('정해진 작업')}>
      <SmallTable
        label={t('정해진 작업 목록')}
        rows={crons}
        keyOf={({ name }) => name}
        empty={t('정해진 작업이 없어요.')}
        columns={[
          { key: 'name', label: t('작업'), fill: true, cell: ({ name }) => t(jobLabel(name)) },
          { key: 'next', label: t('다음'), cell: ({ next_at }) => dates.shortDateTime(next_at) },
          {
            key: 'last',
            label: t('마지막'),
            cell: ({ last_done_at }) => (
              <span className="mute">{last_done_at ? dates.shortDateTime(last_done_at) : '–'}</span>
            ),
          },
        ]}
      />
    </Part>
  )
}

const serviceLooks: Record<Health['services'][number]['state'], { label: string; tone: Tone }> = {
  ready: { label: '준비됨', tone: 'done' },
  test: { label: '시험용', tone: 'wait' },
  missing: { label: '설정 안 함', tone: 'off' },
}

export function Services({ health: { services } }: Props) {
  const t = usePhrases()
  return (
    <Part title={t('연동')}>
      <SmallTable
        label={t('연동 목록')}
        rows={services}
        keyOf={({ service }) => service}
        empty={t('연동한 서비스가 없어요.')}
        columns={[
          { key: 'service', label: t('어디'), fill: true, cell: ({ service }) => t(serviceLabels[service]) },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ state }) => <State tone={serviceLooks[state].tone}>{t(serviceLooks[state].label)}</State>,
          },
        ]}
      />
    </Part>
  )
}

export function Channels({ health: { outbox } }: Props) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('메시지')}>
      <SmallTable
        label={t('채널 목록')}
        rows={outbox}
        keyOf={({ channel }) => channel}
        empty=""
        columns={[
          { key: 'channel', label: t('채널'), fill: true, cell: ({ channel }) => t(channelLabels[channel] ?? channel) },
          { key: 'waiting', label: t('기다림'), align: 'end', cell: ({ waiting }) => waiting },
          { key: 'failed', label: t('실패'), align: 'end', cell: (row) => <Failed {...row} /> },
          {
            key: 'last',
            label: t('마지막'),
            cell: ({ last_sent_at }) => (
              <span className="mute">{last_sent_at ? dates.shortDateTime(last_sent_at) : '–'}</span>
            ),
          },
        ]}
      />
    </Part>
  )
}

/** Leads to those that did not arrive, where they can be sent again. */
function Failed({ channel, failed }: Health['outbox'][number]) {
  const can = useCan()
  if (failed === 0 || !can('messages')) return failed
  return (
    <Link className="link" to={`/messages?undelivered=true&channel=${channel}`}>
      {failed}
    </Link>
  )
}

export function Queues({ health: { queues } }: Props) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('작업별')} fact={t('끝난 작업은 7일 뒤에 지워져요')}>
      <SmallTable
        label={t('작업 목록')}
        rows={queues}
        keyOf={({ name }) => name}
        empty={t('아직 실행한 작업이 없어요.')}
        columns={[
          { key: 'name', label: t('작업'), fill: true, cell: ({ name }) => t(jobLabel(name)) },
          { key: 'waiting', label: t('기다림'), align: 'end', cell: ({ waiting }) => waiting },
          { key: 'running', label: t('실행 중'), align: 'end', cell: ({ running }) => running },
          { key: 'dead', label: t('실패'), align: 'end', cell: ({ dead }) => dead },
          {
            key: 'oldest',
            label: t('가장 오래 기다린 것'),
            cell: ({ oldest_at }) => oldest_at && dates.shortDateTime(oldest_at),
          },
          {
            key: 'last',
            label: t('마지막'),
            cell: ({ last_done_at }) => (
              <span className="mute">{last_done_at ? dates.shortDateTime(last_done_at) : '–'}</span>
            ),
          },
        ]}
      />
    </Part>
  )
}
