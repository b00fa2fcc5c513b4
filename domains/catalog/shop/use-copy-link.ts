import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Puts the page's address on the clipboard and says so. */
export function useCopyLink() {
  const t = usePhrases()
  const { alert, toast } = useDialogs()
  return async () => {
    const { origin, pathname } = location
    const address = origin + pathname
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      // No clipboard without a secure address or a permission: then the visitor copies it by hand.
      await alert({ title: t('이 주소를 복사해 주세요'), message: address })
      return
    }
    toast({ message: t('링크를 복사했어요'), icon: 'check' })
  }
}
