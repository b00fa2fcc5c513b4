import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { auditActions } from '../actions.ts'

const sentences: Partial<Record<string, string>> = auditActions

/** What was done, as a sentence; an action that an older version wrote is named as it was written. */
export function useActionName() {
  const t = usePhrases()
  return (action: string) => {
    const sentence = sentences[action]
    return sentence ? t(sentence) : action
  }
}
