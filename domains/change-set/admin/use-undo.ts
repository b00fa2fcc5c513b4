import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'

/** Says that many rows were changed, with a button that undoes it as one; where nothing was, there is no button. */
export function useUndo() {
  const t = usePhrases()
  const { api } = useShop()
  const say = useToast()
  const navigate = useNavigate()
  const { run: undo, pending } = useAction((id: number) => api.changeSets.undo({ params: { id }, query: {} }), {
    done: ({ message }) => t(message),
    // The list of changes names the rows in the way and offers the rest; the toast may outlive the screen it came from.
    refused(problem) {
      const isChanged = problem.code === 'changed'
      const action = { label: t('나머지 되돌리기'), run: () => void navigate('/changes') }
      if (isChanged) say({ text: t(problem.message), failed: true, action })
      return isChanged
    },
  })
  const offer = (id: number | null, text: string) =>
    say(id ? { text, action: { label: t('되돌리기'), run: () => void undo(id) } } : { text })
  return { undo, pending, offer }
}
