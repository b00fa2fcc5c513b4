import { Chip } from '@sillage/ui/chip.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { familiesOf, type Share, withFamily } from '../blend.ts'
import { type Family, familyNames } from '../materials.ts'
import { scentColor } from './scent.ts'

type Props = { shares: readonly Share[]; onChange: (shares: Share[]) => void }

const families = Object.keys(familyNames) as Family[] // the keys are written beside their names

/** What one is drawn to: a family that is pressed is in the blend, and pressing it again takes it out. */
export function FamilyPicks({ shares, onChange }: Props) {
  const t = usePhrases()
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
      <div className="chips blend-families">
        {families.map((family) => (
          <Chip key={family} pressed={there.includes(family)} onPress={() => press(family)}>
            <i style={{ background: scentColor(family) }} />
            {t(familyNames[family])}
          </Chip>
        ))}
      </div>
    </section>
  )
}
