import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { findViewKey } from '../../../order/shop/view-keys.ts'
import { useSession } from '../../../session.ts'
import type { Quotation } from '../../contract.ts'
import { isRequest } from '../../words.ts'
import { createDraftStore } from '../draft-store.ts'
import type { Chosen } from './chosen.ts'
import type { Asked, QuotationActions } from './use-saved-quotation.ts'

type Props = { quotation: Quotation; asked: Asked; actions: QuotationActions; chosen: Chosen }

/** What it comes to, and what can be done now. */
export function SavedActions(props: Props) {
  const t = usePhrases()
  const { quotation, chosen } = props
  const { state } = quotation
  const isWhole = quotation.lines.every(({ id, quantity }) => chosen[id] === quantity)
  return (
    <aside className="quotation-side" aria-labelledby="quotation-sum">
      <h2 id="quotation-sum" className="section-title">
        {t('견적 금액')}
      </h2>
      {quotation.lines.length > 0 && <Sums quotation={quotation} />}
      {!isWhole && <ChosenSum quotation={quotation} chosen={chosen} />}
      <div className="saved-actions">
        {state === 'draft' && <DraftActions {...props} />}
        {(state === 'sent' || state === 'accepted') && <OfferActions {...props} />}
        {state === 'ordered' && <OrderedActions quotation={quotation} />}
        {state === 'expired' && (
          <Alert tone="accent">{t('유효 기한이 지났어요. 같은 내용으로 새로 받을 수 있어요.')}</Alert>
        )}
        {(state === 'expired' || state === 'declined') && <WriteAgain quotation={quotation} />}
        <PdfLink {...props} />
      </div>
    </aside>
  )
}

function Sums({ quotation: { goods_amount, shipping_amount, total_amount, currency } }: Pick<Props, 'quotation'>) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const text = (amount: number) => moneyText({ amount, currency })
  return (
    <>
      <dl className="quotation-facts">
        <dt>{t('상품')}</dt>
        <dd className="num">{text(goods_amount)}</dd>
        <dt>{t('배송비')}</dt>
        <dd className="num">{shipping_amount > 0 ? text(shipping_amount) : t('무료')}</dd>
      </dl>
      <div className="quotation-total">
        <span>{t('합계')}</span>
        <b className="num saved-total">{text(total_amount)}</b>
      </div>
      <p className="tiny mute">{t('배송비는 주문하실 주소에 따라 달라질 수 있어요.')}</p>
    </>
  )
}

function ChosenSum({ quotation: { lines, currency }, chosen }: Pick<Props, 'quotation' | 'chosen'>) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const amount = lines.reduce((sum, { id, unit_amount }) => sum + unit_amount * (chosen[id] ?? 0), 0)
  return (
    <p className="small" aria-live="polite">
      {t('선택한 상품 {amount}', { amount: moneyText({ amount, currency }) })}
    </p>
  )
}

function DraftActions({ quotation, actions }: Props) {
  const t = usePhrases()
  if (isRequest(quotation.source))
    return <Alert tone="accent">{t('담당자가 확인하고 견적서를 메일로 보내 드릴게요.')}</Alert>
  return (
    <>
      {actions.send.errors.email?.[0] && <Alert tone="danger">{actions.send.errors.email[0]}</Alert>}
      <Button wide busy={actions.send.pending} onClick={() => void actions.send.submit(undefined)}>
        {t('견적서 받기')}
      </Button>
      <WriteAgain quotation={quotation} />
    </>
  )
}

/** Its contents go back to the writing page; a draft goes on as itself, anything else as a new quotation. */
function WriteAgain({ quotation }: Pick<Props, 'quotation'>) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { confirm } = useDialogs()
  const { lines, company, name, hp, email, memo, request_key, state } = quotation
  async function write() {
    const store = createDraftStore(() => localStorage)
    const here = store.get()
    const isOther = here.lines.length > 0 && here.request_key !== request_key
    const sure = isOther
      ? await confirm({
          title: t('작성 중인 견적서를 바꿀까요?'),
          message: t('이 브라우저에서 작성 중인 내용 대신 이 견적서의 내용을 불러와요.'),
          confirmLabel: t('불러오기'),
        })
      : true
    if (!sure) return
    store.change(() => ({
      lines: lines.map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity })),
      buyer: { company, name, hp, email, memo },
      request_key: request_key ?? '',
    }))
    await navigate('/shop/quotation')
  }
  return (
    <Button kind="line" wide onClick={() => void write()}>
      {state === 'draft' ? t('이어서 쓰기') : t('같은 내용으로 새로 작성')}
    </Button>
  )
}

function OfferActions({ quotation, actions, chosen }: Props) {
  const t = usePhrases()
  const { confirm } = useDialogs()
  const { accept, decline } = actions
  const lines = Object.entries(chosen).map(([id, quantity]) => ({ line_id: Number(id), quantity }))
  async function refuse() {
    const sure = await confirm({
      title: t('견적을 거절할까요?'),
      message: t('거절한 견적은 다시 수락할 수 없어요.'),
      confirmLabel: t('거절하기'),
      danger: true,
    })
    if (sure) void decline.submit(undefined)
  }
  return (
    <>
      {accept.errors.lines?.[0] && <Alert tone="danger">{accept.errors.lines[0]}</Alert>}
      <Button wide busy={accept.pending} onClick={() => void accept.submit({ lines, order: true })}>
        {t('수락하고 주문하기')}
      </Button>
      {quotation.state === 'sent' && (
        <Button kind="line" wide busy={accept.pending} onClick={() => void accept.submit({ lines, order: false })}>
          {t('수락만 하기')}
        </Button>
      )}
      <Button kind="quiet" size="sm" busy={decline.pending} onClick={() => void refuse()}>
        {t('거절하기')}
      </Button>
    </>
  )
}

function OrderedActions({ quotation: { order_id } }: Pick<Props, 'quotation'>) {
  const t = usePhrases()
  const { user } = useSession()
  if (order_id === null) return null
  // A guest is asked there for the number and its password.
  const isMembers = user && !findViewKey(order_id)
  return (
    <Button wide href={isMembers ? `/my-page/order/${order_id}` : `/shop/my_order_view?od_id=${order_id}`}>
      {t('주문 보기')}
    </Button>
  )
}

function PdfLink({ quotation: { id, version, lines }, asked }: Props) {
  const t = usePhrases()
  if (version === 0 || lines.length === 0) return null
  const query = new URLSearchParams(asked.query)
  return (
    <a
      className="button button-line button-wide"
      href={`/api/v1/quotations/${id}/pdf?${query}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="download" size="sm" />
      {t('PDF로 보기')}
    </a>
  )
}
