import { Icon } from './icon.tsx'
import './icon-button.css'
import './heart-toggle.css'

type Props = { label: string; pressed: boolean; onToggle: (pressed: boolean) => void }

/** A heart that is either full or empty. */
export function HeartToggle({ label, pressed, onToggle }: Props) {
  return (
    <button
      type="button"
      className="heart icon-button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
    >
      <Icon name="heart" />
    </button>
  )
}
