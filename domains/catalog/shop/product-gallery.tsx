import { Picture } from '@sillage/ui/picture.tsx'
import { PictureViewer } from '@sillage/ui/picture-viewer.tsx'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { type PointerEvent, type UIEvent, useState } from 'react'
import type { Product } from '../contract.ts'
import './product-pictures.css'
import './product-gallery.css'

const large = '(min-width: 1025px) 660px, (min-width: 720px) 48vw, 100vw'
const small = '(min-width: 1025px) 326px, (min-width: 720px) 48vw, 100vw'

/** A product's pictures: swiped on a phone, side by side on a desktop, and on the whole screen once pressed. */
export function ProductGallery({ name, pictures }: { name: string; pictures: Product['pictures'] }) {
  const { t, locale } = usePhrasebook()
  const [at, setAt] = useState(1)
  const [opened, setOpened] = useState<{ at: number; open: boolean }>({ at: 0, open: false })
  const count = pictures.length
  const wordsOf = ({ alt, alt_en }: Product['pictures'][number]) => (locale === 'en' ? alt_en : alt)
  const described = pictures.map((picture, index) => ({
    ...picture,
    alt: wordsOf(picture) || t('{name}, 사진 {at}/{count}', { name, at: index + 1, count }),
  }))

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    setAt(Math.round(scrollLeft / clientWidth) + 1)
  }

  return (
    <section className="gallery" aria-label={t('상품 사진')}>
      {/* No stop of its own: anyone who tabs through its pictures scrolls it. */}
      <ul onScroll={follow}>
        {described.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              className="gallery-look"
              aria-label={t('{picture} 크게 보기', { picture: picture.alt })}
              onPointerMove={lean}
              onClick={() => setOpened({ at: index, open: true })}
            >
              <Picture {...picture} sizes={fillsItsRow(index, count) ? large : small} eager={index === 0} />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <span className="fraction" aria-hidden="true">
          {at} / {count}
        </span>
      )}
      <PictureViewer
        key={opened.at}
        {...opened}
        pictures={described}
        onClose={() => setOpened(({ at }) => ({ at, open: false }))}
        labels={{
          title: t('상품 사진'),
          previous: t('이전 사진'),
          next: t('다음 사진'),
          zoom: t('확대하기'),
          close: t('닫기'),
        }}
      />
    </section>
  )
}

/** The first one, and a last one without a neighbour. */
const fillsItsRow = (index: number, count: number) => index === 0 || (index === count - 1 && count % 2 === 0)

/** Under a mouse the picture comes closer where the mouse is. */
function lean({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--look-x', `${((clientX - left) * 100) / width}%`)
  currentTarget.style.setProperty('--look-y', `${((clientY - top) * 100) / height}%`)
}
