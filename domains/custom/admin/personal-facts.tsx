import { Drawing } from '@sillage/ui/drawing.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { designFacts } from '../design-facts.ts'
import { drawSmall, smallSize } from '../drawing/small.ts'
import type { PersonalValue } from '../personal-contract.ts'

/** What a buyer filled in for a line, as the people who make and pack it read it. */
export function PersonalFacts({ personal }: { personal: readonly PersonalValue[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (personal.length === 0) return null
  return (
    <ul className="personal-facts">
      {personal.map((each) => (
        <li key={each.key}>
          {each.design?.kind === 'bottle' && (
            <span className="personal-picture">
              <Drawing shapes={drawSmall(each.design)} {...smallSize} title={each.design.label.name} />
            </span>
          )}
          {pick(each, 'name')}:{' '}
          {each.design ? (
            designFacts(each.design)
              .map((fact) => `${t(fact.label)} ${pick(fact, 'value')}`)
              .join(', ')
          ) : each.file_id ? (
            <a className="link" href={`/api/v1/files/${each.file_id}`} target="_blank" rel="noreferrer">
              {each.value}
            </a>
          ) : (
            <b>{each.value}</b>
          )}
        </li>
      ))}
    </ul>
  )
}
