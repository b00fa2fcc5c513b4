import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Line } from './draft.ts'

/** What is chosen in the cart is copied to the quotation. */
export function FromCart({ onFound }: { onFound: (lines: Line[]) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { call } = useDataCalls()
  const { toast } = useDialogs()
  const [busy, setBusy] = useState(false)
  async function fetchCart() {
    setBusy(true)
    // A failure has been shown by then, and there is nothing to add.
    const cart = await call(() => api.cart.show()).catch(() => null)
    setBusy(false)
    if (!cart) return
    const lines = cart.lines.filter(({ selected, trouble }) => selected && trouble !== 'gone')
    onFound(lines)
    const count = lines.length
    toast({ message: count > 0 ? t('{count}가지를 담았어요.', { count }) : t('장바구니에 고른 상품이 없어요.') })
  }
  return (
    <Button kind="quiet" size="sm" busy={busy} onClick={() => void fetchCart()}>
      <Icon name="bag" size="sm" />
      {t('장바구니에서 가져오기')}
    </Button>
  )
}
