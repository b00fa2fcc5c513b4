import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { BroadcastSheet } from './broadcast-sheet.tsx'

/** One broadcast: its words and segment, who would get it, and how far it is. */
export function Component() {
  const { queries } = useShop()
  const id = useParams().id ?? 'new'
  if (id === 'new') return <BroadcastSheet key="new" saved={null} />
  return (
    <Loaded query={queries.broadcast.show({ params: { id: Number(id) } })}>
      {(saved) => <BroadcastSheet key={saved.version} saved={saved} />}
    </Loaded>
  )
}
