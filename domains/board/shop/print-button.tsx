import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Prints the page, without what is only for a screen. */
export function PrintButton() {
  const t = usePhrases()
  return (
    <Button kind="quiet" size="sm" onClick={() => window.print()}>
      <Icon name="print" size="sm" />
      {t('인쇄하기')}
    </Button>
  )
}
