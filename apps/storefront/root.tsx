import { TileHearts } from '@sillage/domains/wish/shop/tile-hearts.tsx'
import { memo } from 'react'
import { useImportFailures } from './import-failure.ts'
import { Shell } from './shell/shell.tsx'

/**
 * The shell, and the handler of failed imports above all pages: its dialog must outlive the page whose import failed.
 * Memoized, because the router creates its elements again at each step of a navigation, though nothing of it changes.
 */
export const Root = memo(function Root() {
  useImportFailures()
  return (
    <TileHearts>
      <Shell />
    </TileHearts>
  )
})
