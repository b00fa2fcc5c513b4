import { Button } from '@sillage/ui/button.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { addressAtNewSite } from './old-domain.ts'
import './move-notice.css'

/** Over everything: the shop is elsewhere now. It cannot be closed, only followed. */
export function MoveNotice() {
  const t = usePhrases()
  return (
    <dialog
      className="move-notice"
      ref={openModal}
      aria-labelledby="move-notice"
      onCancel={(event) => event.preventDefault()}
    >
      <Logo label="Sillage" />
      <h1 id="move-notice">{t('실라주가 새 주소로 옮겼어요')}</h1>
      <p>{t('이 주소는 곧 사용할 수 없어요. 보던 페이지를 새 주소에서 이어서 볼 수 있어요.')}</p>
      <Button href={addressAtNewSite(location)}>{t('새 주소로 가기')}</Button>
    </dialog>
  )
}

/** The browser's own modal: everything else can be neither reached nor heard. */
function openModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}
