import { useDialogs } from './dialogs.tsx'
import { usePhrases } from './phrases.ts'

/** Says, and reads out, why a typed quantity became another one. */
export function useQuantityBounds() {
  const t = usePhrases()
  const { toast } = useDialogs()
  return (bound: { min: number } | { max: number }) =>
    toast('max' in bound ? t('{max}개까지 고를 수 있어요.', bound) : t('{min}개부터 고를 수 있어요.', bound))
}
