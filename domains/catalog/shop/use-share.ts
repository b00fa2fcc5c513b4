import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { pageAddress } from '@sillage/web-kit/page-address.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'

/** Hands the page on, or the one at `path`: by the phone's own sheet, else its address goes to the clipboard. */
export function useShare(title: string, path?: string) {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  const { alert, toast } = useDialogs()
  return async () => {
    const { origin, pathname } = location
    const url = pageAddress(path ?? pathname, { origin, locale })
    if (isPhone() && (await handOn({ title, url }))) return
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      // No clipboard without a secure address or a permission: then the visitor copies it by hand.
      await alert({ title: t('이 주소를 복사해 주세요'), message: url })
      return
    }
    toast({ message: t('링크를 복사했어요'), icon: 'check' })
  }
}

/** A desktop's share sheet takes longer than pasting an address. */
const isPhone = () => typeof navigator.share === 'function' && window.matchMedia?.('(pointer: coarse)').matches

/** True also if the visitor canceled: then nothing else should happen. */
const handOn = (what: ShareData) =>
  navigator.share(what).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
