import './skeleton.css'

type Props = { width?: string; height?: string; ratio?: string }

/** A place reserved in its final size while something is fetched. */
export function Skeleton({ width, height, ratio }: Props) {
  return <div className="skeleton" style={{ width, height, aspectRatio: ratio }} />
}

/** As many cards as will come, in the size they will have; goes into a `.product-grid`. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="card-skeleton">
      <Skeleton ratio="var(--aspect-card)" />
      <Skeleton width="62%" height="18px" />
      <Skeleton width="40%" height="14px" />
      <Skeleton width="48%" height="18px" />
    </div>
  ))
}
