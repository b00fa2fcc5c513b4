import { Drawing } from '@sillage/ui/drawing.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { BottleDesign } from '../design-contract.ts'
import { designFacts } from '../design-facts.ts'
import { drawSmall, smallSize } from '../drawing/small.ts'
import type { PersonalValue } from '../personal-contract.ts'
import './personal-values.css'

/** What was filled in for a line, with every choice of a design. */
export function PersonalValues({ personal }: { personal: readonly PersonalValue[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  if (personal.length === 0) return null
  const rows = personal.flatMap((each) => {
    if (each.design)
      return designFacts(each.design).map((fact) => ({ label: t(fact.label), value: pick(fact, 'value') }))
    return [{ label: pick(each, 'name'), value: each.kind === 'date' ? dates.date(each.value) : each.value }]
  })
  const bottles = personal.flatMap(({ design }) => (design?.kind === 'bottle' ? design : []))
  const list = (
    <dl className="personal-values small">
      {rows.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  if (bottles.length === 0) return list
  return (
    <div className="personal-design">
      {bottles.map((design) => (
        <span key={JSON.stringify(design)} className="personal-picture">
          <DesignPicture design={design} />
        </span>
      ))}
      {list}
    </div>
  )
}

/** A small picture of a bottle's design. */
export function DesignPicture({ design }: { design: BottleDesign }) {
  return <Drawing shapes={drawSmall(design)} {...smallSize} title={design.label.name} />
}
