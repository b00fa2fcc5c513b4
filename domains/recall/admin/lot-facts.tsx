import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Lot } from '../../inventory/lot-contract.ts'
import { useShop } from '../../shop.ts'

/** What came in and what is left; correcting it, and keeping it from being sent. */
export function LotFacts({ lot, options }: { lot: Lot; options: Lot[] }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { api } = useShop()
  const [counting, setCounting] = useState(false)
  const params = { lot_id: lot.id }
  const { run, pending } = useAction((blocked: boolean) => api.staffLots.block({ params, body: { blocked } }), {
    done: ({ blocked }) => (blocked ? t('출고를 막았어요.') : t('다시 출고할 수 있어요.')),
  })
  return (
    <Part title={`${pick(lot, 'name')} ${lot.option}`}>
      <div className="padded stack">
        <Facts
          rows={[
            [
              t('상품 코드'),
              <Link key="sku" className="link" to={`/stock/${lot.variant_id}`}>
                {lot.sku}
              </Link>,
            ],
            [t('입고'), `${lot.received.toLocaleString()}, ${dates.shortDateTime(lot.created_at)}`],
            [t('사용 기한'), lot.best_before],
            [t('남은 수량'), lot.on_hand.toLocaleString()],
            [t('재고에서 뺀 수량'), lot.withdrawn > 0 && lot.withdrawn.toLocaleString()],
          ]}
        />
        <Reserved lot={lot} pending={pending} onWithdraw={() => run(true)} />
        <OtherOptions options={options} />
        <div className="row">
          <Button onClick={() => setCounting(true)}>{t('남은 수량 고치기')}</Button>
          {!lot.recalled && (
            <Button disabled={pending} onClick={() => run(!lot.blocked)}>
              {lot.blocked ? t('다시 출고하기') : t('출고 막기')}
            </Button>
          )}
        </div>
      </div>
      {counting && (
        <FormDialog
          title={t('로트의 남은 수량 고치기')}
          lead={t('재고는 그대로예요. 전체 재고가 다르면 재고 실사로 맞춰 주세요.')}
          fields={[{ name: 'on_hand', label: t('남은 수량'), kind: 'number' }]}
          initial={{ on_hand: lot.on_hand }}
          save={({ on_hand }) => api.staffLots.count({ params, body: { on_hand } })}
          done={() => t('저장했어요.')}
          onClose={() => setCounting(false)}
        />
      )}
    </Part>
  )
}

type ReservedProps = { lot: Lot; pending: boolean; onWithdraw: () => void }

/** What orders had reserved when the lot was blocked stays in stock until they are canceled or get another lot. */
function Reserved({ lot, pending, onWithdraw }: ReservedProps) {
  const t = usePhrases()
  const count = lot.on_hand - lot.withdrawn
  if (!lot.blocked || count === 0) return null
  return (
    <>
      <p className="bad">
        {t(
          '{count}개는 주문에 예약되어 아직 재고에 있어요. 다른 로트를 입고하거나 그 주문을 품절로 취소한 뒤에 재고에서 빼 주세요.',
          { count },
        )}
      </p>
      <Button disabled={pending} onClick={onWithdraw}>
        {t('재고에서 빼기')}
      </Button>
    </>
  )
}

function OtherOptions({ options }: { options: Lot[] }) {
  const t = usePhrases()
  if (options.length === 0) return null
  return (
    <p>
      {t('같은 로트의 다른 옵션')}{' '}
      {options.map(({ id, sku, on_hand }) => (
        <Link key={id} className="link" to={`/lots/${id}`}>
          {sku} ({on_hand.toLocaleString()}){' '}
        </Link>
      ))}
    </p>
  )
}
