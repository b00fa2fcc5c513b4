import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useCartMemory } from '../../cart/shop/cart-memory.ts'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { Bought, Cost, Need } from '../formula-contract.ts'
import { type PackAim, packAims } from '../packs.ts'
import type { PackTrouble } from '../words.ts'

type Props = {
  query: UseQueryResult<Cost>
  buy: () => Promise<Bought>
  aim: PackAim
  onAim: (aim: PackAim) => void
}
const aimNames = { cost: '가장 저렴하게', waste: '가장 적게 남기기' } as const

/** What the batch costs this visitor, in packs that are on sale, and a button that puts them into the cart. */
export function FormulaCost({ query, buy, aim, onAim }: Props) {
  const t = usePhrases()
  return (
    <section className="formula-cost" aria-labelledby="formula-cost">
      <h2 className="section-title" id="formula-cost">
        {t('예상 비용')}
      </h2>
      <fieldset className="chips formula-aims">
        <legend className="sr">{t('포장 선택')}</legend>
        {packAims.map((each) => (
          <Chip key={each} pressed={each === aim} onPress={() => onAim(each)}>
            {t(aimNames[each])}
          </Chip>
        ))}
      </fieldset>
      <QueryBoundary query={query} failed={t('비용을 계산하지 못했어요')}>
        {(cost) => <Sum cost={cost} buy={buy} />}
      </QueryBoundary>
    </section>
  )
}

function Sum({ cost, buy }: { cost: Cost; buy: Props['buy'] }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { put, pending } = useBuy(buy)
  const { currency } = cost
  const some = cost.needs.some(({ packs }) => packs.length > 0)
  const isOnShelf = cost.needs.length > 0 && cost.needs.every(({ packs, trouble }) => packs.length === 0 && !trouble)
  return (
    <>
      <ul className="formula-needs">
        {cost.needs.map((need) => (
          <NeedRow key={`${need.product_id} ${need.packs[0]?.variant_id}`} need={need} currency={currency} />
        ))}
      </ul>
      {cost.others.length > 0 && (
        <p className="small mute">
          {t('실라주에서 팔지 않는 재료는 비용에서 뺐어요: {names}', { names: cost.others.join(', ') })}
        </p>
      )}
      <dl className="formula-total">
        <dt>{t('이 배치에 쓰는 양')}</dt>
        <dd className="num">{moneyText({ amount: cost.used_amount, currency })}</dd>
        <dt>{t('구매할 포장 전체')}</dt>
        <dd className="num">
          <b>{moneyText({ amount: cost.amount, currency })}</b>
        </dd>
      </dl>
      <p className="tiny mute">{t('현재 내 가격으로 계산했어요. 배송비와 쿠폰은 장바구니에서 적용돼요.')}</p>
      {isOnShelf ? (
        <p className="small soft formula-buy">{t('필요한 재료가 모두 선반에 있어요.')}</p>
      ) : (
        <div className="button-row formula-buy">
          <Button busy={pending} disabled={!some} onClick={() => void put()}>
            {t('재료 모두 장바구니에 담기')}
          </Button>
        </div>
      )}
    </>
  )
}

function NeedRow({ need, currency }: { need: Need; currency: Cost['currency'] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const troubleText = useTroubleText()
  const packs = need.packs.map((pack) => {
    const size = pick(pack, 'option_name') || gramsText(pack.content_mg)
    return t('{size} {count}개', { size, count: pack.quantity })
  })
  return (
    <li className="formula-need">
      <b>{pick(need, 'name')}</b>
      <span className="num">{moneyText({ amount: need.amount, currency })}</span>
      <span className="small soft num">
        {t('{needed} 필요', { needed: gramsText(need.needed_mg) })}
        {need.shelf_mg > 0 && ` · ${t('선반에 {amount} 있어요', { amount: gramsText(need.shelf_mg) })}`}
        {packs.length > 0 && ` → ${packs.join(' + ')}`}
      </span>
      {need.trouble && <Alert tone="danger">{troubleText(need, need.trouble)}</Alert>}
    </li>
  )
}

/** Why it cannot be had, or not all of it. */
function useTroubleText() {
  const t = usePhrases()
  return ({ needed_mg, shelf_mg, covered_mg }: Need, trouble: PackTrouble) => {
    const missing = gramsText(needed_mg - shelf_mg - covered_mg)
    if (trouble === 'gone') return t('판매가 끝나 담을 수 없어요.')
    if (trouble === 'content') return t('포장 용량을 알 수 없어요. 상품 페이지에서 직접 담아 주세요.')
    if (trouble === 'sold_out') return t('품절이라 담을 수 없어요.')
    if (trouble === 'bounds') return t('1회 구매 수량 제한으로 {missing} 부족해요.', { missing })
    return t('재고가 적어서 {missing} 부족해요.', { missing })
  }
}

/** Into the cart, once however often it is pressed; what could not be put in stands in the list. */
function useBuy(buy: Props['buy']) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { cache } = useShop()
  const { call } = useDataCalls()
  const { hearCount, cartKey } = useCartMemory()
  const [pending, setPending] = useState(false)

  async function put() {
    setPending(true)
    try {
      const { cart, in_cart, cost } = await call(buy)
      if (cart) hearCount(cart)
      void cache.invalidateQueries({ queryKey: cartKey })
      toast({ message: t(wordsOf({ cart, in_cart, cost })), action: { label: t('장바구니 보기'), href: '/shop/cart' } })
    } catch {
      // useDataCalls has shown why.
    } finally {
      setPending(false)
    }
  }
  return { put, pending }
}

function wordsOf({ cart, in_cart, cost }: Bought) {
  const complete = cost.needs.every(({ trouble }) => trouble === null)
  if (!cart) return in_cart.length > 0 ? '재료가 이미 장바구니에 있어요.' : '담을 수 있는 재료가 없어요.'
  return complete ? '재료를 장바구니에 담았어요.' : '담을 수 있는 만큼 장바구니에 담았어요.'
}
