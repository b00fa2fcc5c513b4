import { Picture } from '@sillage/ui/picture.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type UIEvent, useState } from 'react'
import type { Product } from '../contract.ts'
import '@sillage/ui/sections/gallery.css'

const large = '(min-width: 1025px) 660px, 100vw'
const small = '(min-width: 1025px) 326px, 100vw'

/** A product's pictures: swiped on a phone, side by side on a desktop. */
export function ProductGallery({ name, pictures }: { name: string; pictures: Product['pictures'] }) {
  const t = usePhrases()
  const [at, setAt] = useState(1)
  const count = pictures.length

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    setAt(Math.round(scrollLeft / clientWidth) + 1)
  }

  return (
    <section className="gallery" aria-label={t('상품 사진')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll the row. */}
      <ul tabIndex={0} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <Picture
              {...picture}
              sizes={index === 0 ? large : small}
              alt={t('{name}, 사진 {at}/{count}', { name, at: index + 1, count })}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <span className="fraction" aria-hidden="true">
          {at} / {count}
        </span>
      )}
    </section>
  )
}
