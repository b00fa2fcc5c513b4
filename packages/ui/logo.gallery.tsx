import type { GalleryEntries } from './gallery.ts'
import { Logo } from './logo.tsx'

export const entries: GalleryEntries = (say) => [
  { name: 'on paper', node: <Logo label={say('실라주', 'Sillage')} /> },
  {
    name: 'on night',
    node: (
      <div className="night p-6">
        <Logo label={say('실라주', 'Sillage')} />
      </div>
    ),
  },
]
