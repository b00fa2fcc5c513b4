import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type Draft, draftOf, mergeDrafts } from './draft.ts'
import { fieldNames } from './field-names.ts'
import type { Sheet } from './use-sheet.ts'

type Conflict = NonNullable<Sheet['conflict']>

/** Someone else saved first: what both changed is chosen field by field, the rest is merged. Nothing typed is lost. */
export function SheetConflict({ conflict, sheet }: { conflict: Conflict; sheet: Sheet }) {
  const t = usePhrases()
  const theirs = draftOf(conflict.theirs)
  const { merged, conflicts } = mergeDrafts({ base: conflict.base, mine: conflict.mine, theirs })
  const [taken, setTaken] = useState<ReadonlySet<keyof Draft>>(new Set())
  const choose = (name: keyof Draft, isTheirs: boolean) =>
    setTaken((now) => new Set(isTheirs ? [...now, name] : [...now].filter((each) => each !== name)))
  const chosen = Object.fromEntries([...taken].map((name) => [name, theirs[name]]))
  return (
    <Dialog
      title={t('그사이 다른 사람이 저장했어요')}
      lead={
        conflicts.length > 0
          ? t('두 사람이 함께 수정한 항목만 골라 주세요. 나머지는 합쳐졌어요.')
          : t('서로 다른 항목을 수정해서 합쳐졌어요. 다시 저장해 주세요.')
      }
      width={760}
      onClose={sheet.dismiss}
      actions={
        <>
          <Button onClick={sheet.dismiss}>{t('나중에')}</Button>
          <Button look="main" onClick={() => sheet.resolve({ ...merged, ...chosen })}>
            {t('이대로 계속')}
          </Button>
        </>
      }
    >
      {conflicts.map((name) => (
        <fieldset key={name} className="padded">
          <legend className="medium">{t(fieldNames[name])}</legend>
          {[
            { isTheirs: false, label: t('내가 작성한 내용'), value: conflict.mine[name] },
            { isTheirs: true, label: t('저장된 내용'), value: theirs[name] },
          ].map(({ isTheirs, label, value }) => (
            <label key={label} className="check span">
              <input
                type="radio"
                name={name}
                checked={taken.has(name) === isTheirs}
                onChange={() => choose(name, isTheirs)}
              />
              <span className="mute">{label}</span>{' '}
              {typeof value === 'string' ? value : JSON.stringify(value).slice(0, 200)}
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
