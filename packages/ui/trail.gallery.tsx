import { Trail } from './trail.tsx'

export const entries = [
  { name: 'nine hours', node: <Trail hours={9} families={['spice', 'wood', 'smoke']} label="잔향 9시간" /> },
  { name: 'one hour', node: <Trail hours={1} families={['citrus', 'green', 'musk']} label="Lasts 1 hour" /> },
  { name: 'twelve hours', node: <Trail hours={12} families={['herb', 'floral', 'musk']} label="잔향 12시간" /> },
  { name: 'drawn only', node: <Trail hours={6} families={['floral', 'fruit', 'musk']} /> },
]
