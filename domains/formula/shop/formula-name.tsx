import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Formula } from '../formula-contract.ts'
import { formulaLimits } from '../words.ts'
import { useKeepFormula } from './use-formula.ts'

/** What it is called, to be changed where it stands. */
export function FormulaName({ formula: { id, name, revision } }: { formula: Formula }) {
  const t = usePhrases()
  const { api } = useShop()
  const keep = useKeepFormula()
  const [typed, setTyped] = useState<string | null>(null)
  const form = useSubmit(
    (name: string) => api.formula.rename({ params: { formula_id: id }, body: { based_on: revision, name } }),
    {
      onDone(saved) {
        keep(saved)
        setTyped(null)
      },
    },
  )
  if (typed === null)
    return (
      <h2 className="section-title formula-name">
        {name}{' '}
        <button type="button" className="link tiny" onClick={() => setTyped(name)}>
          {t('이름 바꾸기')}
        </button>
      </h2>
    )

  function send(event: FormEvent) {
    event.preventDefault()
    void form.submit(typed ?? '')
  }
  return (
    <form className="formula-rename" method="post" noValidate onSubmit={send}>
      <TextInput
        label={t('이름')}
        name="name"
        value={typed}
        maxLength={formulaLimits.name}
        autoComplete="off"
        autoFocus
        error={form.errors.name?.[0]}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
      />
      <div className="button-row">
        <Button type="submit" size="sm" busy={form.pending}>
          {t('저장하기')}
        </Button>
        <Button kind="quiet" size="sm" onClick={() => setTyped(null)}>
          {t('취소')}
        </Button>
      </div>
    </form>
  )
}
