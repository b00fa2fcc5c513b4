import { Button } from '@sillage/admin-kit/button.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** A screen that did not load, such as after a release: a new start gets the new files. */
export function ScreenFailed() {
  const t = usePhrases()
  return (
    <Empty title={t('화면을 열지 못했어요')}>
      <p>{t('새 버전으로 업데이트되었거나 연결이 끊겼을 수 있어요. 저장한 내용은 그대로 있어요.')}</p>
      <Button look="main" onClick={() => location.reload()}>
        {t('다시 열기')}
      </Button>
    </Empty>
  )
}
