import type { GalleryEntries } from './gallery.ts'
import { StarRating } from './star-rating.tsx'

export const entries: GalleryEntries = (say) => {
  const rating = (value: number) => (
    <StarRating value={value} label={say(`별점 5점 중 ${value}점`, `${value} out of 5 stars`)} />
  )
  return [
    { name: 'five', node: rating(5) },
    { name: '4.8', node: rating(4.8) },
    { name: 'two and a half', node: rating(2.5) },
    { name: 'none', node: <StarRating value={0} label={say('아직 별점이 없어요', 'No rating yet')} /> },
  ]
}
