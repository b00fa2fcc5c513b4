import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { FormulaLine } from '../formula-contract.ts'
import { type FormulaKind, formulaLimits } from '../words.ts'
import { showPath, useKeepFormula } from './use-formula.ts'

type Props = {
  content: { name: string; kind: FormulaKind; note: string; batch_mg: number; lines: readonly FormulaLine[] }
}

/** A copy of one's own to go on with: of one's formula, of an old version, or of what someone shared. */
export function ForkFormula({ content }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const keep = useKeepFormula()
  const { keyOf, renew } = useRequestKey()
  const { submit, pending } = useSubmit(
    () => {
      const { kind, note, batch_mg } = content
      const name = t('{name} 사본', { name: content.name }).slice(0, formulaLimits.name)
      const lines = content.lines.map(({ material, name, unit, amount }) => ({
        variant_id: material?.variant_id ?? null,
        name,
        unit,
        amount,
      }))
      const copy = { name, kind, note, batch_mg, lines }
      return api.formula.create({ body: { ...copy, request_key: keyOf(copy) } })
    },
    {
      async onDone(saved) {
        renew()
        keep(saved)
        await navigate(showPath(saved.id))
      },
    },
  )
  const copy = () =>
    user ? void submit(undefined) : void navigate(`/login?${new URLSearchParams({ redirect: pathname })}`)
  return (
    <Button kind="line" size="sm" busy={pending} onClick={copy}>
      {t('내 포뮬러로 복사')}
    </Button>
  )
}
