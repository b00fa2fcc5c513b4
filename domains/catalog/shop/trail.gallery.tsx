import type { GalleryEntries } from '@sillage/ui/gallery.ts'
import { Trail } from './trail.tsx'

export const entries: GalleryEntries = (say) => [
  {
    name: 'one hour',
    node: <Trail hours={1} families={['citrus', 'green', 'musk']} label={say('잔향 1시간', 'Lasts 1 hour')} />,
  },
  {
    name: 'nine hours',
    node: <Trail hours={9} families={['spice', 'wood', 'smoke']} label={say('잔향 9시간', 'Lasts 9 hours')} />,
  },
  {
    name: 'twelve hours',
    node: <Trail hours={12} families={['herb', 'floral', 'musk']} label={say('잔향 12시간', 'Lasts 12 hours')} />,
  },
  { name: 'drawn only', node: <Trail hours={6} families={['floral', 'fruit', 'musk']} /> },
]
