import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { designFacts } from '../design-facts.ts'
import type { PersonalValue } from '../personal-contract.ts'
import './personal-values.css'

/** What was filled in for a line, with every choice of a design. */
export function PersonalValues({ personal }: { personal: readonly PersonalValue[] }) {
  const t = usePhrases()
  const pick = usePick()
  const dates = useDates()
  if (personal.length === 0) return null
  const rows = personal.flatMap((each) => {
    if (each.design)
      return designFacts(each.design).map((fact) => ({ label: t(fact.label), value: pick(fact, 'value') }))
    return [{ label: pick(each, 'name'), value: each.kind === 'date' ? dates.date(each.value) : each.value }]
  })
  return (
    <dl className="personal-values small">
      {rows.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
