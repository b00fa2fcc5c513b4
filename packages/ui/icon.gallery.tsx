import { Icon } from './icon.tsx'
import { type IconName, icons } from './icons.tsx'

// The keys of the record are exactly the names.
const names = Object.keys(icons) as IconName[]

export const entries = [
  {
    name: 'all',
    node: (
      <div className="flex flex-wrap gap-6">
        {names.map((name) => (
          <span key={name} className="tiny mute grid justify-items-center gap-2">
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    ),
  },
  {
    name: 'small, and named',
    node: (
      <div className="flex gap-6">
        <Icon name="heart" size="sm" />
        <Icon name="lock" label="비밀글" />
        <Icon name="lock" label="Private post" />
      </div>
    ),
  },
]
