import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Formula } from '../formula-contract.ts'
import { scaleToLimits } from '../scale.ts'
import { showPath, useKeepFormula } from './use-formula.ts'

/** Writes the version within the limits; null where there is nothing to scale, or an old version is shown. */
export function useScaleFormula(formula: Formula) {
  const { api } = useShop()
  const keep = useKeepFormula()
  const navigate = useNavigate()
  const { id, name, note, kind, revision, version, shown } = formula
  const amounts = scaleToLimits({ kind, batch_mg: shown.batch_mg, lines: shown.lines })
  const { submit, pending } = useSubmit(
    () => {
      const lines = shown.lines.map(({ material, name, unit, amount }, at) => ({
        variant_id: material?.variant_id ?? null,
        name,
        unit: amounts?.[at]?.unit ?? unit,
        amount: amounts?.[at]?.amount ?? amount,
      }))
      const body = { based_on: revision, name, note, kind, batch_mg: shown.batch_mg, lines }
      return api.formula.change({ params: { formula_id: id }, body })
    },
    {
      async onDone(saved) {
        keep(saved)
        await navigate(showPath(id), { replace: true })
      },
    },
  )
  if (!amounts || shown.number !== version) return null
  return { busy: pending, onPress: () => void submit(undefined) }
}
