import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { DifferenceList } from './difference-list.tsx'
import type { Difference, Values } from './differences.ts'
import { changedFields, type Draft, draftOf } from './draft.ts'
import { fieldNames } from './field-names.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { useDifferences } from './use-differences.ts'
import type { Sheet } from './use-sheet.ts'

type Conflict = NonNullable<Sheet['conflict']>

/** Someone else saved first: what both changed is chosen field by field, the rest is merged. Nothing typed is lost. */
export function SheetConflict({ conflict, sheet }: { conflict: Conflict; sheet: Sheet }) {
  const t = usePhrases()
  const { base, mine, who } = conflict
  const theirs = draftOf(conflict.theirs)
  const { merged, conflicts } = mergeDrafts({ base, mine, theirs })
  const [taken, setTaken] = useState<ReadonlySet<keyof Draft>>(new Set())
  const choose = (name: keyof Draft, isTheirs: boolean) =>
    setTaken((now) => new Set(isTheirs ? [...now, name] : [...now].filter((each) => each !== name)))
  const chosen = Object.fromEntries([...taken].map((name) => [name, theirs[name]]))
  const differencesOf = useDifferences(conflict.theirs.variants, [
    { before: base, after: theirs },
    { before: base, after: mine },
  ])
  /** Some fields, from what both began with. */
  const change = (draft: Draft, ...names: (keyof Draft)[]) =>
    differencesOf({ before: only(base, names), after: only(draft, names) })
  return (
    <Dialog
      title={who ? t('{who} 님이 먼저 저장했어요', { who }) : t('다른 분이 먼저 저장했어요')}
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
      <Theirs differences={change(theirs, ...changedFields(theirs, base))} />
      {conflicts.map((name) => (
        <Choice
          key={name}
          name={name}
          mine={change(mine, name)}
          theirs={change(theirs, name)}
          isTheirs={taken.has(name)}
          onChoose={(isTheirs) => choose(name, isTheirs)}
        />
      ))}
    </Dialog>
  )
}

const only = (draft: Draft, names: readonly (keyof Draft)[]): Values =>
  Object.fromEntries(names.map((name) => [name, draft[name]]))

/** All that was saved meanwhile. */
function Theirs({ differences }: { differences: readonly Difference[] }) {
  const t = usePhrases()
  return (
    <div className="padded">
      <p className="medium">{t('그사이 저장된 변경')}</p>
      <DifferenceList differences={differences} />
    </div>
  )
}

type ChoiceProps = {
  name: keyof Draft
  mine: readonly Difference[]
  theirs: readonly Difference[]
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Choice({ name, mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const t = usePhrases()
  const sides = [
    { label: t('내가 작성한 내용'), differences: mine, value: false },
    { label: t('저장된 내용'), differences: theirs, value: true },
  ]
  return (
    <fieldset className="padded">
      <legend className="medium">{t(fieldNames[name])}</legend>
      {sides.map(({ label, differences, value }) => (
        <div key={label} className="stack">
          <label className="check">
            <input type="radio" name={name} checked={isTheirs === value} onChange={() => onChoose(value)} />
            {label}
          </label>
          <DifferenceList differences={differences} />
        </div>
      ))}
    </fieldset>
  )
}
