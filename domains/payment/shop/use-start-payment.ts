import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import type { Start } from '../../order/payment-fields.ts'
import { loadProvider } from './provider-script.ts'

/** Sends a buyer to the provider, each provider in its own manner; shows the reason if that fails. */
export function useStartPayment() {
  const t = usePhrases()
  const navigate = useNavigate()

  return async (start: Start, order_id: number): Promise<string | null> => {
    if (start.kind === 'failed') return t(start.message)
    if (start.kind === 'redirect') return leaveFor((isPhone() && start.mobile_url) || start.url)
    if (start.kind === 'script') return openWindow(start).catch((error) => t(sentenceOf(error)))
    // The form it was made with is behind the buyer: back leads to what was before it.
    await navigate(`/shop/order/${order_id}/confirm`, { replace: true })
    return null
  }
}

/** Providers have a page of their own for phones, which opens their app. */
const isPhone = () => matchMedia('(pointer: coarse)').matches

/** A buyer who returns from a provider with the browser's back button finds the page active again. */
const comeBack = () =>
  new Promise<null>((resolve) => window.addEventListener('pageshow', () => resolve(null), { once: true }))

function leaveFor(url: string) {
  location.assign(url)
  return comeBack()
}

async function openWindow({ script, client_key, customer_key, request }: Extract<Start, { kind: 'script' }>) {
  const provider = await loadProvider(script)
  const asked = provider(client_key).payment({ customerKey: customer_key }).requestPayment(request)
  await Promise.race([asked, comeBack()])
  return null
}

const canceled = ['USER_CANCEL', 'PAY_PROCESS_CANCELED']

/** The provider's code says whether the buyer closed the window or it never opened. */
function sentenceOf(error: unknown) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return canceled.includes(code)
    ? '결제를 취소하셨어요. 다른 방법을 고르거나 다시 시도해 주세요.'
    : '결제창을 열지 못했어요. 다른 방법을 고르거나 잠시 뒤에 다시 시도해 주세요.'
}
