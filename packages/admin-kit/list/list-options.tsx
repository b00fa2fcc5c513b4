import { Popover } from '@base-ui/react/popover'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Button } from '../button.tsx'

export type Density = 'compact' | 'normal' | 'roomy'

type Props = {
  density: Density
  onDensity: (density: Density) => void
  columns: readonly { key: string; label: string }[]
  hidden: string[]
  onHidden: (hidden: string[]) => void
}

/** How high the rows are and which columns are shown; remembered by this browser. */
export function ListOptions({ density, onDensity, columns, hidden, onHidden }: Props) {
  const t = usePhrases()
  const densities = { compact: t('촘촘'), normal: t('보통'), roomy: t('넉넉') }
  const toggle = (key: string) =>
    onHidden(hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key])
  return (
    <>
      <fieldset className="seg only-wide">
        <legend className="sr">{t('줄 높이')}</legend>
        {Object.entries(densities).map(([name, label]) => (
          <button key={name} type="button" aria-pressed={density === name} onClick={() => onDensity(name as Density)}>
            {label}
          </button>
        ))}
      </fieldset>
      <Popover.Root>
        <Popover.Trigger render={<Button icon="columns">{t('열')}</Button>} />
        <Popover.Portal>
          <Popover.Positioner className="menu-layer" align="end" sideOffset={4}>
            <Popover.Popup className="menu menu-open" aria-label={t('보이는 열')}>
              {columns.map(({ key, label }) => (
                <label key={key} className="check">
                  <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
                  {label}
                </label>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
