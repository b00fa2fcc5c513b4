import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Steps } from '@sillage/admin-kit/steps.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link, useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { RefundRowKind } from '../refund-amounts.ts'
import type { StaffClaim } from '../staff-contract.ts'
import { type ClaimState, claimKindNames, claimReasons, claimStateNames } from '../words.ts'
import { claimLooks, claimProgress } from './claim-looks.ts'
import { ClaimSteps } from './claim-steps.tsx'

/** One claim: what is requested and why, what would be refunded, and the next step. */
export function Component() {
  const { queries } = useShop()
  const claim_id = Number(useParams().claimId)
  return (
    <Loaded query={queries.staffClaims.show({ params: { claim_id } })}>{(claim) => <Sheet claim={claim} />}</Loaded>
  )
}

/** How far it is. One that is on hold, rejected or withdrawn says so beside its title. */
function Progress({ claim: { kind, state } }: { claim: StaffClaim }) {
  const t = usePhrases()
  const steps = claimProgress[kind]
  const now = steps.findIndex(({ states }) => (states as readonly ClaimState[]).includes(state))
  if (now < 0) return null
  return (
    <div className="padded">
      <Steps labels={steps.map(({ label }) => t(label))} now={state === 'done' ? steps.length : now} />
    </div>
  )
}

function Sheet({ claim }: { claim: StaffClaim }) {
  const t = usePhrases()
  const dates = useDates()
  const look = claimLooks[claim.state]
  const fact = (
    <State tone={look.tone} at={look.at}>
      {t(claimStateNames[claim.state])}
    </State>
  )
  return (
    <>
      <Top
        title={`${t(claimKindNames[claim.kind])} ${claim.order_no}`}
        crumb={{ to: '/claims', label: t('취소·반품·교환') }}
        fact={fact}
      />
      <div className="body">
        <div className="cols cols-wide">
          <div>
            <Progress claim={claim} />
            <Lines claim={claim} />
            <Photos claim={claim} />
            <ClaimSteps claim={claim} />
          </div>
          <div>
            <Part title={t('신청')}>
              <div className="padded">
                <Facts
                  rows={[
                    [
                      t('주문'),
                      <Link key="order" className="link" to={`/orders/${claim.order_id}`}>
                        {claim.order_no}
                      </Link>,
                    ],
                    [t('주문한 분'), claim.buyer_name],
                    [t('이유'), t(claimReasons[claim.reason].name)],
                    [t('귀책'), claim.fault === 'shop' ? t('가게') : t('손님')],
                    [t('손님이 남긴 말'), claim.memo],
                    [t('손님에게 보낸 답변'), claim.answer],
                    [t('신청 일시'), dates.shortDateTime(claim.created_at)],
                  ]}
                />
              </div>
            </Part>
            <Money claim={claim} />
          </div>
        </div>
      </div>
    </>
  )
}

function Lines({ claim }: { claim: StaffClaim }) {
  const t = usePhrases()
  return (
    <Part title={t('상품')}>
      <ul className="lines">
        {claim.lines.map((line) => (
          <li key={line.line_id}>
            <span className="grow">
              {line.name} <span className="mute">{line.option_name}</span>
            </span>
            {line.exchange_option_name && <span>→ {line.exchange_option_name}</span>}
            <span>{t('{count}개', { count: line.quantity })}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Photos({ claim }: { claim: StaffClaim }) {
  const t = usePhrases()
  if (claim.photos.length === 0) return null
  return (
    <Part title={t('사진 {count}장', { count: claim.photos.length })}>
      <ul className="pics">
        {claim.photos.map((photo) => (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img src={photo.url} alt={photo.name} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The refund, row by row: the rows add up to the sum. */
function Money({ claim }: { claim: StaffClaim }) {
  const t = usePhrases()
  const amountText = useAmountText(claim)
  const refund = claim.settled ?? claim.now ?? claim.preview
  return (
    <Part title={claim.settled ? t('환불한 금액') : t('지금 완료하면 환불할 금액')}>
      <table className="sum sum-2">
        <tbody>
          {refund.rows
            .filter(({ kind }) => kind !== 'total')
            .map(({ kind, amount }) => (
              <tr key={kind}>
                <td>{t(refundRowLabel(kind))}</td>
                <td>{amountText(amount)}</td>
              </tr>
            ))}
          <tr>
            <td>{t('합계')}</td>
            <td>{amountText(refund.money)}</td>
          </tr>
        </tbody>
      </table>
      {refund.points > 0 && (
        <p className="mute padded">{t('적립금 {points}원도 돌려줘요.', { points: refund.points })}</p>
      )}
      {claim.account && (
        <p className="padded">
          {t(claim.account.bank)} {claim.account.number} {claim.account.holder}
        </p>
      )}
    </Part>
  )
}

/** What staff call the rows of a refund. */
const labels: Record<RefundRowKind, string> = {
  goods: '상품 금액',
  discount: '할인',
  points: '쓴 적립금',
  shipping: '배송비',
  fee: '회수 배송비',
  attended: '지난 수업',
  to_pay: '손님이 낼 금액',
  carried: '받지 못한 배송비',
  by_points: '적립금에서 차감',
  waived: '가게가 부담',
  given_before: '이미 환불한 금액',
  lowered: '줄인 금액',
  total: '합계',
}

const refundRowLabel = (kind: RefundRowKind) => labels[kind]
