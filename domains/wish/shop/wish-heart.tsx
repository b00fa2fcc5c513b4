import { HeartToggle } from '@sillage/ui/heart-toggle.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useWish, useWished } from './use-wish.ts'

/** The heart on a product: full where the member wishes for it. */
export function WishHeart({ product_id, name }: { product_id: number; name: string }) {
  const t = usePhrases()
  const pressed = useWished().has(product_id)
  const toggle = useWish()
  return (
    <HeartToggle
      label={t('{name} 찜하기', { name })}
      pressed={pressed}
      onToggle={(wished) => void toggle(product_id, wished)}
    />
  )
}
