import { HeartToggle } from '@sillage/ui/heart-toggle.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { TileAction } from '../../catalog/shop/tile-action.ts'
import { useWish, useWished } from './use-wish.ts'

type Toggle = ReturnType<typeof useWish>
type Hearts = { wished: ReadonlySet<number>; toggle: Toggle }

const HeartsContext = createContext<Hearts | null>(null)

/** The hearts on all tiles below it. They ask once and together: a page has dozens of them, and all have to wake up. */
export function TileHearts({ children }: { children: ReactNode }) {
  const wished = useWished()
  const toggle = useWish()
  // The way back from signing in changes with the address; no heart need be drawn again for it.
  const [latest] = useState({ toggle })
  useEffect(() => {
    latest.toggle = toggle
  })
  const hearts = useMemo(
    () => ({ wished, toggle: (...call: Parameters<Toggle>) => latest.toggle(...call) }),
    [wished, latest],
  )
  return (
    <HeartsContext value={hearts}>
      <TileAction value={TileHeart}>{children}</TileAction>
    </HeartsContext>
  )
}

function TileHeart({ product_id, name }: { product_id: number; name: string }) {
  const t = usePhrases()
  const hearts = use(HeartsContext)
  return (
    <HeartToggle
      label={t('{name} 찜하기', { name })}
      pressed={hearts?.wished.has(product_id) ?? false}
      onToggle={(wished) => void hearts?.toggle(product_id, wished)}
    />
  )
}
