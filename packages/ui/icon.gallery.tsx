import type { GalleryEntries } from './gallery.ts'
import { Icon } from './icon.tsx'
import { type IconName, icons } from './icons.tsx'

// The keys of the record are exactly the names.
const names = Object.keys(icons) as IconName[]

export const entries: GalleryEntries = (say) => [
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
        <Icon name="lock" label={say('비밀글', 'Private post')} />
      </div>
    ),
  },
]
