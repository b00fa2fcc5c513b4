import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'

/** Says that many rows were changed, with a button that undoes it as one. */
export function useUndo() {
  const t = usePhrases()
  const { api } = useShop()
  const say = useToast()
  const { run: undo, pending } = useAction((id: number) => api.changeSets.undo({ params: { id } }), {
    done: ({ message }) => t(message),
  })
  const offer = (id: number, text: string) => say({ text, action: { label: t('되돌리기'), run: () => void undo(id) } })
  return { undo, pending, offer }
}
