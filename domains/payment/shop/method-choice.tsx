import { Alert } from '@sillage/ui/alert.tsx'
import { Choice } from '@sillage/ui/choice.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { OfferedMethod } from '../../order/payment-fields.ts'
import { type PaymentMethod, paymentMethods, settlesLater } from '../../order/payment-words.ts'
import { useSession } from '../../session.ts'
import { useShopRules } from '../../setting/shop/use-shop-rules.ts'
import './method-choice.css'

type Props = {
  methods: readonly OfferedMethod[]
  value: PaymentMethod | undefined
  onChange: (method: PaymentMethod) => void
  error?: string | undefined
}

/** The payment methods, as big as a thumb; those that move no real money say so. */
export function MethodChoice({ methods, value, onChange, error }: Props) {
  const t = usePhrases()
  const { user } = useSession()
  const rules = useShopRules()
  if (methods.length === 0) return <Alert tone="danger">{t('지금은 결제할 수 있는 방법이 없어요.')}</Alert>
  const days = user ? rules.deposit_days : rules.guest_deposit_days
  const options = methods.map(({ method, sandbox }) => {
    const note = settlesLater(method) && t('{count}일 안에 입금', { count: days })
    return {
      value: method,
      label: t(paymentMethods[method].name),
      ...((note || sandbox) && {
        note: [sandbox && t('테스트 결제'), note].filter(Boolean).join(' · '),
      }),
    }
  })
  return (
    <div className="methods">
      <Choice legend={t('결제 방법')} name="method" options={options} value={value} onChange={onChange} />
      <ErrorNote>{error}</ErrorNote>
      <SafetyNote methods={methods} value={value} />
      {methods.find(({ method }) => method === value)?.sandbox && (
        <Alert tone="accent">
          {value && settlesLater(value)
            ? t('테스트 결제예요. 실제로 입금하지 마세요.')
            : t('테스트 결제예요. 실제로 돈이 빠져나가지 않아요.')}
        </Alert>
      )}
    </div>
  )
}

/** A buyer who pays in cash before the goods have arrived may have the money held in escrow until then. */
function SafetyNote({ methods, value }: Pick<Props, 'methods' | 'value'>) {
  const t = usePhrases()
  if (value === 'transfer' || value === 'virtual_account')
    return (
      <p className="mute small">
        {t('결제창에서 구매안전서비스(에스크로)를 고르시면, 상품을 받으실 때까지 결제사가 대금을 보관해요.')}
      </p>
    )
  if (value !== 'bank_transfer' || !methods.some(({ method }) => method === 'virtual_account')) return null
  return <p className="mute small">{t('구매안전서비스(에스크로)를 쓰시려면 가상계좌를 골라 주세요.')}</p>
}
