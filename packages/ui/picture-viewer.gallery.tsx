import type { GalleryEntries, Say } from './gallery.ts'
import { Opener } from './gallery-opener.tsx'
import { PictureViewer } from './picture-viewer.tsx'

function Viewer({ say, label, count, at }: { say: Say; label: string; count: number; at: number }) {
  const pictures = [
    { view: 'main', alt: say('일찍 자는 밤, 캔들', 'Early Sleep, the candle') },
    { view: 'mood', alt: say('일찍 자는 밤, 침대 곁에서', 'Early Sleep, beside a bed') },
    { view: 'detail', alt: say('일찍 자는 밤, 가까이에서', 'Early Sleep, seen closely') },
  ].map(({ view, alt }) => ({
    src: `/media/early-sleep-${view}-{width}.webp`,
    widths: [480, 960],
    width: 960,
    height: 1200,
    alt,
  }))
  return (
    <Opener label={label}>
      {(open, close) => (
        <PictureViewer
          open={open}
          onClose={close}
          pictures={pictures.slice(0, count)}
          at={at}
          labels={{
            title: say('상품 사진', 'Photos of the product'),
            previous: say('이전 사진', 'Previous photo'),
            next: say('다음 사진', 'Next photo'),
            zoom: say('크게 보기', 'Zoom'),
            close: say('닫기', 'Close'),
          }}
        />
      )}
    </Opener>
  )
}

export const entries: GalleryEntries = (say) => [
  {
    name: 'three, from the second',
    node: <Viewer say={say} count={3} at={1} label={say('사진 보기', 'See the photos')} />,
  },
  { name: 'one', node: <Viewer say={say} count={1} at={0} label={say('한 장만 보기', 'See one photo')} /> },
]
