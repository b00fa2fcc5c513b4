import { Picture } from './picture.tsx'

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const entries = [
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
        alt="이른 잠, 소이 캔들"
        tone="var(--color-wax)"
      />
    ),
  },
  {
    name: 'not there yet',
    node: <Picture className="w-40" src={NOTHING} width={960} height={1200} alt="" tone="var(--color-linen)" />,
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
        alt="A candle just put out"
      />
    ),
  },
]
