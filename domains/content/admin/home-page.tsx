import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useShop } from '../../shop.ts'
import { HomeEditor } from './home-editor.tsx'

/** The first page of the shop: its slides and sections, with a preview beside them. */
export function Component() {
  const { queries } = useShop()
  return <Loaded query={queries.content.homePage.show()}>{(sheet) => <HomeEditor sheet={sheet} />}</Loaded>
}
