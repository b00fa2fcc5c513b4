import { Popover } from '@base-ui/react/popover'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Button } from '../button.tsx'

export type Density = 'compact' | 'normal' | 'roomy'

type Props = {
  density: Density
  onDensity: (density: Density) => void
  columns: readonly { key: string; label: string }[]
  isHidden: (key: string) => boolean
  toggle: (key: string) => void
  move: (key: string, by: 1 | -1) => void
  reset: () => void
}

/** How high the rows are, which columns are shown, and in which order; remembered by this browser. */
export function ListOptions({ density, onDensity, ...choice }: Props) {
  const t = usePhrases()
  const densities = { compact: t('좁게'), normal: t('보통'), roomy: t('넓게') }
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
            <Popover.Popup className="menu menu-open" aria-label={t('보이는 열과 순서')}>
              <ColumnChoice {...choice} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}

function ColumnChoice({ columns, isHidden, toggle, move, reset }: Omit<Props, 'density' | 'onDensity'>) {
  const t = usePhrases()
  return (
    <>
      {columns.map(({ key, label }, index) => (
        <div key={key} className="row column-choice">
          <label className="check grow">
            <input type="checkbox" checked={!isHidden(key)} onChange={() => toggle(key)} />
            {label}
          </label>
          <Button
            small
            look="quiet"
            icon="up"
            disabled={index === 0}
            aria-label={t('{name} 열을 앞으로', { name: label })}
            onClick={() => move(key, -1)}
          />
          <Button
            small
            look="quiet"
            icon="down"
            disabled={index === columns.length - 1}
            aria-label={t('{name} 열을 뒤로', { name: label })}
            onClick={() => move(key, 1)}
          />
        </div>
      ))}
      <Button small look="quiet" onClick={reset}>
        {t('초기화')}
      </Button>
    </>
  )
}
