import { limits } from '@sillage/kit/limits.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import type { Start } from '../../order/payment-fields.ts'

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

/** What is used of the provider's JavaScript; its script puts it into the window. */
type TossPayments = (clientKey: string) => {
  payment: (options: { customerKey: string }) => {
    requestPayment: (request: Record<string, unknown>) => Promise<unknown>
  }
}

declare global {
  interface Window {
    TossPayments?: TossPayments
  }
}

const coming = new Map<string, Promise<TossPayments>>()

/** The provider's script, fetched when it is first wanted and once; after a failure the next call tries again. */
function loadProvider(scriptUrl: string): Promise<TossPayments> {
  const known = coming.get(scriptUrl)
  if (known) return known
  const provider = fetchProvider(scriptUrl)
  coming.set(scriptUrl, provider)
  provider.catch(() => coming.delete(scriptUrl))
  return provider
}

const fetchProvider = (scriptUrl: string) =>
  new Promise<TossPayments>((resolve, reject) => {
    const script = document.createElement('script')
    function fail() {
      clearTimeout(timer)
      script.remove()
      reject(new Error('The payment window could not be loaded.'))
    }
    // A script that hangs reports neither success nor failure.
    const timer = setTimeout(fail, limits.request.timeoutMs)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const provider = window.TossPayments
      if (!provider) return fail()
      clearTimeout(timer)
      resolve(provider)
    })
    script.src = scriptUrl
    document.head.append(script)
  })
