import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link, useParams } from 'react-router'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { useShop } from '../../shop.ts'
import type { StaffQuotation } from '../staff-contract.ts'
import { canBecome } from '../words.ts'
import { QuotationBrief } from './quotation-brief.tsx'
import { QuotationLines } from './quotation-lines.tsx'
import { quotationLooks, sourceLabels } from './quotation-looks.ts'
import { useWrittenLines } from './use-written-lines.ts'
import { Versions } from './versions.tsx'

/** One quotation: what is asked for, what the shop offers, and what was sent when. */
export function Component() {
  const { queries } = useShop()
  const quotation_id = Number(useParams().id)
  return (
    <Loaded query={queries.staffQuotations.show({ params: { quotation_id } })}>
      {(quotation) => <Sheet key={quotation.id} quotation={quotation} />}
    </Loaded>
  )
}

function Sheet({ quotation }: { quotation: StaffQuotation }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { quotation_id: quotation.id }
  const written = useWrittenLines(quotation)
  const query = { based_on: String(quotation.events.at(-1)?.id ?? 0) }
  const { run: send, pending } = useAction(() => api.staffQuotations.send({ params, query }), {
    explain: useLastChange(`quotation:${quotation.id}`),
    done: ({ version, email }) => t('버전 {version}을 {email}로 보냈어요.', { version, email }),
  })
  const look = quotationLooks[quotation.state]
  const fact = (
    <State tone={look.tone} at={look.at}>
      {t(look.label)}
    </State>
  )
  const next = quotation.version + 1
  const hasLines = quotation.lines.length > 0 || quotation.prepared !== null
  return (
    <>
      <Top title={quotation.quotation_no} crumb={{ to: '/quotations', label: t('견적') }} fact={fact}>
        {quotation.version > 0 && (
          <a className="btn" href={`/api/v1/quotations/${quotation.id}/pdf`} target="_blank" rel="noreferrer">
            {t('보낸 견적서 PDF')}
          </a>
        )}
        {canBecome(quotation.state, 'sent') && (
          <Button
            look="main"
            // What is written and not saved would not go out with it.
            disabled={pending || !hasLines || !quotation.email || written.isWritten}
            onClick={() => send(undefined)}
          >
            {next === 1 ? t('견적서 보내기') : t('버전 {version} 보내기', { version: next })}
          </Button>
        )}
      </Top>
      <div className="body">
        <div className="cols cols-wide">
          <div>
            {quotation.brief && <QuotationBrief brief={quotation.brief} />}
            <QuotationLines quotation={quotation} written={written} />
            {canBecome(quotation.state, 'declined') && <Decline quotation_id={quotation.id} />}
          </div>
          <div>
            <Buyer quotation={quotation} />
            <History quotation={quotation} />
            <Versions quotation={quotation} />
          </div>
        </div>
      </div>
    </>
  )
}

function Decline({ quotation_id }: { quotation_id: number }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <Part title={t('거절하기')}>
      <div className="padded">
        <WordsForm
          draft={`quotation-decline:${quotation_id}`}
          label={t('손님에게 전할 이유')}
          rows={2}
          button={t('거절하기')}
          look="danger"
          explain={useLastChange(`quotation:${quotation_id}`)}
          send={(reason) => api.staffQuotations.decline({ params: { quotation_id }, body: { reason } })}
        />
      </div>
    </Part>
  )
}

function Buyer({ quotation: one }: { quotation: StaffQuotation }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('받는 곳')} fact={t(sourceLabels[one.source])}>
      <div className="padded">
        <Facts
          rows={[
            [t('상호'), one.company],
            [t('이름'), one.name],
            [t('회원 아이디'), one.mb_id],
            [t('전화'), one.hp],
            [t('메일'), one.email],
            [t('배송지'), [one.country, one.zip].filter(Boolean).join(' ')],
            [t('유효 기간'), one.last_day && dates.date(one.last_day)],
            [
              t('주문 번호'),
              one.order_id && (
                <Link className="link" to={`/orders/${one.order_id}`}>
                  {t('주문 보기')}
                </Link>
              ),
            ],
          ]}
        />
        {one.memo && !one.brief && <p className="said">{one.memo}</p>}
        {one.files.map((file) => (
          <p key={file.id}>
            <a className="link" href={file.url} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          </p>
        ))}
      </div>
    </Part>
  )
}

const eventLabels: Record<string, string> = {
  written: '견적 작성',
  changed: '수정',
  sent: '보냄',
  accepted: '수락함',
  ordered: '주문함',
  declined: '거절됨',
  expired: '기한 지남',
}

function History({ quotation }: { quotation: StaffQuotation }) {
  const t = usePhrases()
  const dates = useDates()
  const actors: Record<string, string> = { buyer: t('손님'), staff: t('직원'), system: t('자동') }
  return (
    <Part title={t('처리 이력')}>
      <ul className="log padded">
        {quotation.events.toReversed().map((event) => (
          <li key={event.id}>
            <div>
              <time dateTime={event.created_at}>{dates.shortDateTime(event.created_at)}</time>{' '}
              {t(eventLabels[event.kind] ?? event.kind)}{' '}
              {event.version > 0 && <span className="mute">{t('버전 {version}', { version: event.version })} </span>}
              <span className="mute">{event.staff_id ?? actors[event.actor]}</span>
              {event.note && <p className="said">{event.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
