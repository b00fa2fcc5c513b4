import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { CmsEditor } from './cms-editor.tsx'

/** One page: its structure, what is chosen in it, how it looks, and its versions. */
export function Component() {
  const { queries } = useShop()
  const name = useParams().name ?? ''
  return (
    <Loaded query={queries.content.cms.show({ params: { name } })}>
      {(page) => <CmsEditor key={page.name} page={page} />}
    </Loaded>
  )
}
