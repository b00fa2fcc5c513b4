import { StarRating } from './star-rating.tsx'

export const entries = [
  { name: 'five', node: <StarRating value={5} label="별점 5점 중 5점" /> },
  { name: '4.8', node: <StarRating value={4.8} label="별점 5점 중 4.8점" /> },
  { name: 'two and a half', node: <StarRating value={2.5} label="2.5 out of 5 stars" /> },
  { name: 'none', node: <StarRating value={0} label="No rating yet" /> },
]
