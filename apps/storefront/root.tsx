import { TileAction } from '@sillage/domains/catalog/shop/tile-action.ts'
import { WishHeart } from '@sillage/domains/wish/shop/wish-heart.tsx'
import { useImportFailures } from './import-failure.ts'
import { Shell } from './shell/shell.tsx'

/** The shell, and above all pages the ear for lost parts: what it asks must not go with the page that lost one. */
export function Root() {
  useImportFailures()
  return (
    <TileAction value={WishHeart}>
      <Shell />
    </TileAction>
  )
}
