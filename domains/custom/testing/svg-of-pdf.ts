import { inflateSync } from 'node:zlib'

/** Where a gradient is painted, both sides paint this: how colours run is not what is compared. */
const grey = 'gray" fill-opacity="0.5'

type State = { matrix: number[]; fill: string; stroke: string; width: number; opacity: number; clips: string[] }

/**
 * The drawn parts of a PDF's first page as SVG: paths, colours, opacity, clipping and places as the file has them. It
 * knows the operators that our drawings use and no others; texts are left out.
 */
export function svgOfPdf(pdf: Buffer, { width, height }: { width: number; height: number }): string {
  const objects = objectsOf(pdf)
  const opacities = opacitiesOf(objects)
  const page = [...objects.values()].find(({ stream }) => / cm\n/.test(stream))?.stream ?? ''
  // Paper is measured from its foot, a picture from its head.
  let state: State = {
    matrix: [1, 0, 0, -1, 0, height],
    fill: 'black',
    stroke: 'black',
    width: 1,
    opacity: 1,
    clips: [],
  }
  const stack: State[] = []
  const shapes: string[] = []
  const clips: string[] = []
  let path = ''
  let pen: number[] = [0, 0]
  const place = () => `matrix(${state.matrix.join(' ')})`
  const paint = (how: string) => {
    const inner = `<path d="${path}" transform="${place()}" opacity="${state.opacity}" ${how}/>`
    shapes.push(state.clips.reduce((drawn, clip) => `<g clip-path="url(#${clip})">${drawn}</g>`, inner))
    path = ''
  }
  const operators: Record<string, (n: number[], words: string[]) => void> = {
    q: () => stack.push(state),
    Q: () => {
      state = stack.pop() ?? state
    },
    cm: (n) => {
      state = { ...state, matrix: times(state.matrix, n) }
    },
    m: (n) => {
      path += `M${n.join(' ')}`
    },
    l: (n) => {
      path += `L${n.join(' ')}`
    },
    c: (n) => {
      path += `C${n.join(' ')}`
    },
    // Its first control point is where the pen is.
    v: (n) => {
      path += `C${pen.join(' ')} ${n.join(' ')}`
    },
    re: ([x = 0, y = 0, w = 0, h = 0]) => {
      path += `M${x} ${y}h${w}v${h}h${-w}Z`
    },
    h: () => {
      path += 'Z'
    },
    w: ([width = 1]) => {
      state = { ...state, width }
    },
    n: (_, words) => {
      if (words.includes('W')) {
        clips.push(`<clipPath id="c${clips.length}"><path d="${path}" transform="${place()}"/></clipPath>`)
        state = { ...state, clips: [...state.clips, `c${clips.length - 1}`] }
      }
      path = ''
    },
    f: () => paint(`fill="${state.fill}"`),
    S: () => paint(`fill="none" stroke="${state.stroke}" stroke-width="${state.width}" stroke-linecap="round"`),
    scn: (n) => {
      state = { ...state, fill: n.length === 3 ? rgb(n) : grey }
    },
    SCN: (n) => {
      state = { ...state, stroke: n.length === 3 ? rgb(n) : grey }
    },
    gs: (_, [name = '']) => {
      state = { ...state, opacity: opacities.get(name.slice(1)) ?? state.opacity }
    },
  }
  for (const line of page.split('\n')) {
    const words = line.trim().split(/\s+/)
    const operator = words.pop() ?? ''
    const numbers = words.filter((word) => /^-?[\d.]+$/.test(word)).map(Number)
    operators[operator]?.(numbers, words)
    if (/^[mlcv]$/.test(operator)) pen = numbers.slice(-2)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${clips.join('')}</defs>${shapes.join('')}</svg>`
}

const rgb = (parts: number[]) => `rgb(${parts.map((part) => Math.round(part * 255)).join(',')})`

function times(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
) {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

type Entry = { text: string; stream: string }

function objectsOf(pdf: Buffer) {
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, id = '', body = '']): [string, Entry] => {
      const [text = '', packed] = body.split('stream\n')
      const isContent =
        packed !== undefined && text.includes('/FlateDecode') && !/Length1|FontFile|ShadingType/.test(text)
      return [id, { text, stream: isContent ? unpack(packed) : '' }]
    }),
  )
}

function unpack(packed: string) {
  try {
    return inflateSync(Buffer.from(packed.slice(0, packed.lastIndexOf('\nendstream')), 'latin1')).toString('latin1')
  } catch {
    return '' // a font, not a page
  }
}

/** The opacities that a page names, by their names. */
function opacitiesOf(objects: Map<string, Entry>) {
  const opacities = new Map<string, number>()
  for (const { text } of objects.values())
    for (const [, name = '', id = ''] of text.matchAll(/\/(Gs\d+) (\d+) 0 R/g)) {
      const opacity = /\/ca ([\d.]+)/.exec(objects.get(id)?.text ?? '')?.[1]
      if (opacity) opacities.set(name, Number(opacity))
    }
  return opacities
}

/** A browser's SVG with its gradients and texts left out, as the other side has it. */
export const withoutShades = (svg: string) =>
  svg.replaceAll(/url\(#[^)]*-g\d+\)/g, grey).replaceAll(/<text[\s\S]*?<\/text>/g, '')
