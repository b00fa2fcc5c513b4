import { CardSkeletons, Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import './page-progress.css'

/** A page that comes sooner is shown without a skeleton. */
const skeletonAfterMs = 150

/** While the next page is fetched: a progress trail along the top at once, and soon the page's skeleton. */
export function PageProgress() {
  const t = usePhrases()
  const { pathname } = useLocation()
  const target = useNavigation().location?.pathname
  if (!target) return null
  return (
    <>
      <div className="page-progress" role="progressbar" aria-label={t('페이지를 불러오고 있어요')}>
        <i />
      </div>
      {target !== pathname && <LateSkeleton key={target} path={target} />}
    </>
  )
}

function LateSkeleton({ path }: { path: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), skeletonAfterMs)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  // Over the page and not in its place: a shorter page would lose its scroll position.
  return (
    <div className="page-skeleton" aria-hidden="true">
      <div className="page">{shapeOf(path)}</div>
    </div>
  )
}

function shapeOf(path: string) {
  if (/^\/(shop|tssa)\/product\//.test(path))
    return (
      <div className="page-skeleton-product">
        <Skeleton ratio="var(--aspect-card)" />
        <div className="page-skeleton-lines">
          <Skeleton width="60%" height="36px" />
          <Skeleton width="40%" height="24px" />
          <Skeleton height="52px" />
        </div>
      </div>
    )
  if (/^\/shop\/(category|best-seller|new-item|search)|^\/tssa\/(class-product|books)/.test(path))
    return (
      <>
        <Skeleton width="40%" height="36px" />
        <div className="product-grid">
          <CardSkeletons count={8} />
        </div>
      </>
    )
  return (
    <div className="page-skeleton-lines">
      <Skeleton width="40%" height="36px" />
      <Skeleton height="18px" />
      <Skeleton width="80%" height="18px" />
      <Skeleton height="30vh" />
    </div>
  )
}
