import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { storedText } from '@sillage/web-kit/stored-value.ts'
import { useEffect, useEffectEvent } from 'react'

// What Chromium, Safari and Firefox say when a part of the program is no longer on the server, and our builder of its style sheet.
export const importFailures = [
  'Failed to fetch dynamically imported module',
  'Importing a module script failed',
  'error loading dynamically imported module',
  'Unable to preload CSS',
]

const isImportFailure = (message: string) => importFailures.some((known) => message.includes(known))

const flag = 'import-failed'

/** Whether to prompt for this error. Once: while the flag stands, the next error only takes it away. */
export function noteError(message: string, storage: () => Storage) {
  const stored = storedText(storage, flag)
  if (stored.read() !== null) {
    stored.remove()
    return false
  }
  // Without a memory the same prompt would come for ever.
  return isImportFailure(message) && stored.write('1')
}

// One lost part is often asked for twice, by the finger that nears it and by the click: that is one failure.
let asking = false

/** Says that there is something new, and fetches it. */
export function useUpdatePrompt() {
  const t = usePhrases()
  const { alert } = useDialogs()
  return async (message: string) => {
    if (asking || !noteError(message, () => localStorage)) return
    asking = true
    await alert({ message: t('업데이트된 내용이 있어요. 새로고침해 주세요.') })
    location.reload()
  }
}

/** Listens for parts of the program that did not come. */
export function useImportFailures() {
  const prompt = useEffectEvent(useUpdatePrompt())
  useEffect(() => {
    const onError = ({ message }: ErrorEvent) => void prompt(message)
    const onRejection = ({ reason }: PromiseRejectionEvent) => void prompt(textOf(reason))
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
}

export const textOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))
