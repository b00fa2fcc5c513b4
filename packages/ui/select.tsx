import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { limits } from '@sillage/kit/limits.ts'
import type { ControlProps } from './field.tsx'
import { Icon } from './icon.tsx'
import './field.css'
import './select.css'

type Props<Value extends string> = Partial<ControlProps> & {
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  value: Value | null
  onChange: (value: Value) => void
  /** Its name where no Field gives it one. */
  label?: string
  placeholder?: string
  name?: string
  disabled?: boolean
  /** bare stands in a line of text, without the underline. */
  look?: 'field' | 'bare'
}

/** One of many in a list that opens. Inside a Field, spread the control's props onto it. */
export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, label, placeholder, name, disabled, look = 'field', ...control } = props
  return (
    // The shop's content policy takes no style elements, and Base UI's only hides a scrollbar that we want.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        name={name}
        disabled={disabled}
      >
        <Base.Trigger
          {...control}
          aria-label={label}
          className={look === 'bare' ? 'select select-bare' : 'select input'}
        >
          <Base.Value placeholder={placeholder} className="select-value" />
          <Base.Icon className="select-chevron">
            <Icon name="chevron-down" size="sm" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className="select-layer" sideOffset={6} align="start" alignItemWithTrigger={false}>
            <Base.Popup className="select-popup">
              <Base.List className="select-list" style={{ '--list-height': `${limits.select.heightPx}px` }}>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} disabled={option.disabled} className="select-item">
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Icon name="check" size="sm" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
