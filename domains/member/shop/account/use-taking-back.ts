import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useAccount } from './use-account.ts'

type Action = { question: string; label: string; action: () => Promise<{ message: string }> }

/** Takes something of the account back: after a question, said when it is done, and no longer shown. */
export function useTakingBack() {
  const t = usePhrases()
  const { confirm, toast } = useDialogs()
  const { call } = useDataCalls()
  const { readAgain } = useAccount()
  return async ({ question, label, action }: Action) => {
    if (!(await confirm({ message: question, confirmLabel: label, danger: true }))) return
    const { message } = await call(action)
    toast(t(message))
    await readAgain()
  }
}
