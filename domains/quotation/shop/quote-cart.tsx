import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { boughtLines } from '../../cart/chosen-lines.ts'
import type { Cart } from '../../cart/contract.ts'
import { lineKey, withCount } from './draft.ts'
import { useDraft } from './use-draft.ts'

/** What is chosen goes onto a quotation, as many as lie in the cart however often it is pressed; the cart keeps it. */
export function QuoteCart({ cart }: { cart: Cart }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { change } = useDraft()
  // The same may lie there for itself and beside something else.
  const wanted = [...Map.groupBy(boughtLines(cart.lines), lineKey).values()]
  function write() {
    change((before) =>
      wanted.reduce((draft, [line, ...more]) => (line ? withCount(draft, line, sum([line, ...more])) : draft), before),
    )
    void navigate('/shop/quotation')
  }
  return (
    <Button kind="quiet" size="sm" wide onClick={write}>
      {t('장바구니로 견적서 만들기')}
    </Button>
  )
}

const sum = (lines: readonly { quantity: number }[]) => lines.reduce((all, { quantity }) => all + quantity, 0)
