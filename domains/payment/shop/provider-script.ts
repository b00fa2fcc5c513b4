import { limits } from '@sillage/kit/limits.ts'

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
export function loadProvider(scriptUrl: string): Promise<TossPayments> {
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
