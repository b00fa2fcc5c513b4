import { Picture } from '@sillage/ui/picture.tsx'
import { PictureViewer } from '@sillage/ui/picture-viewer.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Review } from '../contract.ts'
import './review.css'

type Props = { photos: Review['photos']; label: string; look?: 'strip' }

/** Pictures buyers took, small; each opens on the whole screen. */
export function ReviewPhotos({ photos, label, look }: Props) {
  const t = usePhrases()
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return null
  const shown = photos.map(({ widths, ...photo }) => ({
    ...photo,
    widths: widths.length > 0 ? widths : undefined,
    alt: t('구매자 사진'),
  }))
  return (
    <>
      <ul className={look === 'strip' ? 'review-photos review-strip' : 'review-photos'} aria-label={label}>
        {shown.map((photo, index) => (
          <li key={photo.src}>
            <button
              type="button"
              className="review-photo"
              aria-label={t('사진 {number} 크게 보기', { number: index + 1 })}
              onClick={() => setOpen(index)}
            >
              <Picture {...photo} alt="" sizes="120px" />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        open={open !== null}
        onClose={() => setOpen(null)}
        pictures={shown}
        at={open ?? 0}
        labels={{
          title: label,
          previous: t('이전 사진'),
          next: t('다음 사진'),
          zoom: t('사진 확대'),
          close: t('닫기'),
        }}
      />
    </>
  )
}
