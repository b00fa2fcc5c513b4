import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Formula } from '../formula-contract.ts'
import { CostingForm } from './costing-form.tsx'
import './costing.css'

/** What a batch costs and what to ask for it; read once it is opened. */
export function FormulaCosting({ formula: { id, version } }: { formula: Formula }) {
  const t = usePhrases()
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary={t('원가와 판매가')} id="formula-costing" onToggle={setOpen}>
      {open && <Opened key={version} formula_id={id} />}
    </Disclosure>
  )
}

function Opened({ formula_id }: { formula_id: number }) {
  const t = usePhrases()
  const { queries } = useShop()
  const query = useQuery({ ...queries.costing.show({ params: { formula_id } }), staleTime: 0 })
  return (
    <QueryBoundary query={query} failed={t('원가를 불러오지 못했어요')}>
      {(costing) => <CostingForm costing={costing} />}
    </QueryBoundary>
  )
}
