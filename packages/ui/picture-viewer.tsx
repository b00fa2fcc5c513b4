import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import type { Picture } from './picture.tsx'
import { useHydrated } from './use-hydrated.ts'

export type PictureViewerProps = {
  open: boolean
  onClose: () => void
  pictures: readonly Omit<ComponentProps<typeof Picture>, 'sizes' | 'eager'>[]
  /** Which picture it opens with, from 0. */
  at: number
  labels: { title: string; previous: string; next: string; zoom: string; close: string }
}

// Fetched with the first look. Where it cannot be fetched, the page's own pictures must do.
const Slides = lazy<ComponentType<PictureViewerProps>>(() =>
  import('./picture-viewer-slides.tsx')
    .then((module) => ({ default: module.PictureViewerSlides }))
    .catch(() => ({ default: () => null })),
)

/** Pictures on the whole screen: swiped, pinched or doubly tapped, and walked through with the arrow keys. */
export function PictureViewer(props: PictureViewerProps) {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!hydrated || !wanted || props.pictures.length === 0) return null
  return (
    <Suspense>
      <Slides {...props} />
    </Suspense>
  )
}
