import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { familiesOf, type Share, withFamily } from '../blend.ts'
import { type Family, familyNames, materials } from '../materials.ts'
import { scentColor } from './scent.ts'

type Props = { shares: readonly Share[]; onChange: (shares: Share[]) => void }

const families = Object.keys(familyNames) as Family[] // the keys are written beside their names
const examplesOf = (family: Family) =>
  Object.values(materials)
    .filter((material) => material.family === family)
    .slice(0, 2)

/** What one is drawn to: a family that is pressed is in the blend, and pressing it again takes it out. */
export function FamilyPicks({ shares, onChange }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const there = familiesOf(shares)
  function press(family: Family) {
    const next = withFamily(shares, family)
    if (next) onChange(next)
  }
  return (
    <section aria-labelledby="blend-families">
      <h2 className="section-title" id="blend-families">
        {t('끌리는 계열')}
      </h2>
      <div className="blend-families">
        {families.map((family) => (
          <label key={family}>
            <input type="checkbox" checked={there.includes(family)} onChange={() => press(family)} />
            <i style={{ background: scentColor(family) }} />
            <span>
              {t(familyNames[family])}
              <small>
                {examplesOf(family)
                  .map((material) => pick(material, 'name'))
                  .join(', ')}
              </small>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}
