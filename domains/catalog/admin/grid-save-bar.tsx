import { Button } from '@sillage/admin-kit/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = {
  count: number
  wrong: number
  disabled: boolean
  onWrong: () => void
  /** Nothing where there is no step to take back. */
  onUndo: (() => void) | undefined
  onDiscard: () => void
  onSave: () => void
}

/** How many cells were changed, and what becomes of them. */
export function GridSaveBar({ count, wrong, disabled, onWrong, onUndo, onDiscard, onSave }: Props) {
  const t = usePhrases()
  return (
    <div className="bar bar-fixed night" role="toolbar" aria-label={t('바뀐 칸')}>
      <span className="nowrap">
        <b>{t('{count}칸', { count })}</b> {t('바뀜')}
        {wrong > 0 && `, ${t('{count}칸을 수정해야 해요', { count: wrong })}`}
      </span>
      {wrong > 0 && (
        <Button shortcut="F8" onClick={onWrong}>
          {t('수정할 칸으로')}
        </Button>
      )}
      <span className="sep" />
      <Button icon="undo" shortcut="mod+z" disabled={!onUndo} onClick={onUndo}>
        {t('한 단계 되돌리기')}
      </Button>
      <Button onClick={onDiscard}>{t('모두 버리기')}</Button>
      <Button look="main" shortcut="mod+s" disabled={disabled} onClick={onSave}>
        {t('한 번에 저장, 미리 보기')}
      </Button>
    </div>
  )
}
