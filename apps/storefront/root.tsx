import { TileHearts } from '@sillage/domains/wish/shop/tile-hearts.tsx'
import { memo } from 'react'
import { useImportFailures } from './import-failure.ts'
import { Shell } from './shell/shell.tsx'

/**
 * The shell, and above all pages the ear for lost parts: what it asks must not go with the page that lost one. The router
 * makes it anew at each step of a navigation, in which nothing of it changes.
 */
export const Root = memo(function Root() {
  useImportFailures()
  return (
    <TileHearts>
      <Shell />
    </TileHearts>
  )
})
