import { type IconName, icons } from './icons.tsx'
import './icon.css'

type Props = { name: IconName; size?: 'sm'; label?: string }

/** A line icon; silent beside words, named by `label` where it stands alone. */
export function Icon({ name, size, label }: Props) {
  const className = size ? `icon icon-${size}` : 'icon'
  if (!label)
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        {icons[name]}
      </svg>
    )
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {icons[name]}
    </svg>
  )
}
