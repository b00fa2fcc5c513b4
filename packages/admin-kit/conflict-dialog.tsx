import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** One field that two people have changed: as it was, as it was saved meanwhile, and as it is written here. */
export type Conflict = { name: string; label: string; base: string; theirs: string; mine: string }
type Kept = 'theirs' | 'mine' | 'both'

type Props = {
  /** Who saved first, as staff are called. */
  who: string
  conflicts: readonly Conflict[]
  /** The chosen text of each field, and whose it is. */
  onChoose: (chosen: Record<string, string>, kept: (name: string) => Kept) => void
  onClose: () => void
  /** Both texts, one beneath the other, make sense. */
  canJoin?: boolean
}

/** Someone else saved first: the difference, and a choice for each field. Closing it leaves what was typed where it is. */
export function ConflictDialog({ who, conflicts, onChoose, onClose, canJoin = false }: Props) {
  const t = usePhrases()
  const [kept, setKept] = useState<Record<string, Kept>>({})
  const keptOf = (name: string) => kept[name] ?? (canJoin ? 'both' : 'mine')
  const textOf = ({ name, theirs, mine }: Conflict) =>
    ({ theirs, mine, both: [theirs, mine].filter(Boolean).join('\n') })[keptOf(name)]
  const choices = [
    { name: 'theirs', label: who || t('저장된 내용') },
    { name: 'mine', label: t('나') },
    ...(canJoin ? [{ name: 'both', label: t('둘 다') } as const] : []),
  ] as const
  return (
    <Dialog
      title={who ? t('{who} 님이 먼저 저장했어요', { who }) : t('다른 분이 먼저 저장했어요')}
      lead={t('작성한 내용은 그대로 있어요. 무엇을 저장할지 골라 주세요.')}
      width={820}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('나중에 고르기')}</Button>
          <Button
            look="main"
            onClick={() => onChoose(Object.fromEntries(conflicts.map((each) => [each.name, textOf(each)])), keptOf)}
          >
            {t('고른 대로 저장')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        {conflicts.map((conflict) => (
          <div key={conflict.name} className="stack">
            <dl className="facts">
              <dt>{t('{name}, 처음', { name: conflict.label })}</dt>
              <dd className="mute lines-kept">{conflict.base || t('비어 있음')}</dd>
              <dt>{who ? t('{who} 님이 저장한 내용', { who }) : t('저장된 내용')}</dt>
              <dd className="lines-kept">{conflict.theirs || t('비어 있음')}</dd>
              <dt>{t('내가 작성한 내용')}</dt>
              <dd className="lines-kept">{conflict.mine || t('비어 있음')}</dd>
            </dl>
            <fieldset className="seg">
              <legend className="sr">{t('{name}에서 남길 것', { name: conflict.label })}</legend>
              {choices.map(({ name, label }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={keptOf(conflict.name) === name}
                  onClick={() => setKept({ ...kept, [conflict.name]: name })}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
