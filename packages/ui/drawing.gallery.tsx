import { across, type Colour, ellipse, type Shape, stop } from '@sillage/kit/shape.ts'
import { Drawing } from './drawing.tsx'
import type { GalleryEntries } from './gallery.ts'

const size = { width: 240, height: 160 }
const amber: Colour = [190, 120, 40]
const night: Colour = [37, 27, 19]
const disc: Shape = {
  d: ellipse(120, 80, 90, 50),
  fill: across(30, 210, [stop(0, amber), stop(1, night)]),
  stroke: night,
  width: 2,
}
const words = (text: string, font: 'serif' | 'sans'): Shape => ({
  text,
  x: 120,
  y: 86,
  size: 22,
  font,
  anchor: 'middle',
  colour: [252, 249, 243],
})

export const entries: GalleryEntries = (say) => [
  {
    name: 'paths, a gradient and words',
    node: (
      <div className="max-w-60">
        <Drawing
          {...size}
          shapes={[disc, words(say('달 아래', 'Moonlit'), 'serif')]}
          title={say('그림', 'A drawing')}
        />
      </div>
    ),
  },
  {
    name: 'cut by a path',
    node: (
      <div className="max-w-60">
        <Drawing {...size} shapes={[{ ...disc, clip: 'M0 0H120V160H0Z' }]} title={say('왼쪽 절반', 'Its left half')} />
      </div>
    ),
  },
  {
    name: 'what was typed is text',
    node: (
      <div className="max-w-60">
        <Drawing {...size} shapes={[disc, words('<b>&', 'sans')]} title="" />
      </div>
    ),
  },
]
