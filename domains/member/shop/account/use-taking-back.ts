import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useData } from '@sillage/web-kit/use-data.ts'
import { useAccount } from './use-account.ts'

type Deed = { question: string; label: string; deed: () => Promise<{ message: string }> }

/** Takes something of the account back: after a question, said when it is done, and no longer shown. */
export function useTakingBack() {
  const t = usePhrases()
  const { confirm, toast } = useDialogs()
  const { call } = useData()
  const { readAgain } = useAccount()
  return async ({ question, label, deed }: Deed) => {
    if (!(await confirm({ message: question, confirmLabel: label, danger: true }))) return
    const { message } = await call(deed)
    toast(t(message))
    await readAgain()
  }
}
