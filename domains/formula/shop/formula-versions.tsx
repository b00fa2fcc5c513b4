import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { Formula } from '../formula-contract.ts'
import { showPath, useKeepFormula } from './use-formula.ts'

/** Every version, to be looked at, compared with the newest one, and brought back. */
export function FormulaVersions({ formula }: { formula: Formula }) {
  const t = usePhrases()
  const dates = useDates()
  const { restore, pending } = useRestore(formula)
  const { versions, version, shown, id } = formula
  return (
    <section className="formula-versions" aria-labelledby="formula-versions">
      <h2 className="section-title" id="formula-versions">
        {t('버전 기록')}
      </h2>
      <ol>
        {versions.map(({ number, batch_mg, created_at, restored_from }) => (
          <li key={number} aria-current={number === shown.number ? 'true' : undefined}>
            <Anchor className="link" href={number === version ? showPath(id) : `${showPath(id)}?version=${number}`}>
              {t('버전 {number}', { number })}
            </Anchor>
            <span className="small mute num">
              {[
                dates.date(created_at),
                gramsText(batch_mg),
                number === version && t('지금 버전'),
                restored_from !== null && t('버전 {number}에서 되살림', { number: restored_from }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {number !== version && (
              <span className="button-row">
                <Button kind="quiet" size="sm" href={`${showPath(id)}?from=${number}&to=${version}`}>
                  {t('현재 버전과 비교')}
                </Button>
                <Button kind="quiet" size="sm" busy={pending === number} onClick={() => void restore(number)}>
                  {t('되살리기')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An old version becomes the newest one; none is lost by it. */
function useRestore({ id, revision }: Formula) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { toast } = useDialogs()
  const { api } = useShop()
  const { call } = useDataCalls()
  const keep = useKeepFormula()
  const [pending, setPending] = useState<number | null>(null)
  async function restore(version: number) {
    setPending(version)
    try {
      const body = { based_on: revision, version }
      keep(await call(() => api.formula.restore({ params: { formula_id: id }, body })))
      toast(t('지난 버전을 새 버전으로 되살렸어요.'))
      await navigate(showPath(id), { replace: true })
    } catch {
      // useDataCalls has shown why.
    } finally {
      setPending(null)
    }
  }
  return { restore, pending }
}
