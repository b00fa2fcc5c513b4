import { limits } from '@sillage/kit/limits.ts'

/** What is used of the service's JavaScript; its script puts it into the window. */
export type PostcodeService = new (options: {
  oncomplete: (answer: unknown) => void
  onclose: (state: 'FORCE_CLOSE' | 'COMPLETE_CLOSE') => void
  width: string
  height: string
}) => { embed: (element: HTMLElement, options: { q?: string; autoClose: boolean }) => void }

declare global {
  interface Window {
    daum?: { Postcode?: PostcodeService }
  }
}

const coming = new Map<string, Promise<PostcodeService>>()

/** The service, fetched when it is first wanted and once; after a failure the next call tries again. */
export function loadPostcodeService(scriptUrl: string): Promise<PostcodeService> {
  const known = coming.get(scriptUrl)
  if (known) return known
  const service = fetchService(scriptUrl)
  coming.set(scriptUrl, service)
  service.catch(() => coming.delete(scriptUrl))
  return service
}

const fetchService = (scriptUrl: string) =>
  new Promise<PostcodeService>((resolve, reject) => {
    const script = document.createElement('script')
    function fail() {
      clearTimeout(timer)
      script.remove()
      reject(new Error('The postcode service could not be loaded.'))
    }
    // A script that hangs reports neither success nor failure.
    const timer = setTimeout(fail, limits.request.timeoutMs)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const service = window.daum?.Postcode
      if (!service) return fail()
      clearTimeout(timer)
      resolve(service)
    })
    script.src = scriptUrl
    document.head.append(script)
  })
