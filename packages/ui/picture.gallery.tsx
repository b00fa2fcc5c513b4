import type { GalleryEntries } from './gallery.ts'
import { Picture } from './picture.tsx'

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const BLUR = 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAoABABoJYwCw7Dz4CeT2gD56WzdUWCZApPqkMgyLW74oUkALLqAAAA='

export const entries: GalleryEntries = (say) => [
  {
    name: 'two widths, on its tone',
    node: (
      <Picture
        className="w-40"
        src="/media/early-sleep-main-{width}.webp"
        widths={[480, 960]}
        width={960}
        height={1200}
        sizes="160px"
        alt={say('일찍 자는 밤, 소이 캔들', 'Early Sleep, a soy candle')}
        tone="var(--color-wax)"
      />
    ),
  },
  {
    name: 'not there yet: its tone',
    node: <Picture className="w-40" src={NOTHING} width={960} height={1200} alt="" tone="var(--color-linen)" />,
  },
  {
    name: 'not there yet: a few pixels of it',
    node: <Picture className="w-40" src={NOTHING} width={960} height={1200} alt="" blur={BLUR} />,
  },
  {
    name: 'another one on a desktop',
    node: (
      <Picture
        eager
        src="/media/early-sleep-mood-{width}.webp"
        widths={[480, 960]}
        width={960}
        height={1200}
        desktop={{ src: '/media/hero-home-{width}.webp', widths: [960, 1920], width: 1920, height: 1080 }}
        sizes="100vw"
        alt={say('방금 불을 끈 캔들', 'A candle just put out')}
      />
    ),
  },
]
