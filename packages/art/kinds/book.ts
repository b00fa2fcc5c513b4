import { carton } from '../box.ts'
import { mix, shade, tint } from '../colour.ts'
import { brandOf, breakLines, fit, ink, sans, words } from '../label.ts'
import { svg, times } from '../markup.ts'
import type { Piece, Stage } from '../stage.ts'

const [coverW, coverH] = [420, 580]

/** Six ways to set a cover: sun, window, stem, trail, notes and type. */
function cover(stage: Stage, { design, paper, tone }: { design: number; paper: string; tone: string }): string {
  const { scent, wording } = stage
  const [title, subtitle] = [wording.title ?? `${scent.ko}의 시간`, wording.subtitle ?? `The Book of ${scent.en}`]
  const rows = breakLines(title, 8)
  const tall = design === 1 ? 150 : 230 // the window begins early: its title must end before it
  const size = Math.min(62, tall / (rows.length * 1.24 + 0.5), ...rows.map((row) => fit(row, 330, 62)))
  const type = (x: number, y: number, anchor: 'start' | 'middle', fill = ink) =>
    rows.map((text, at) => words({ x, y: y + at * size * 1.24, size, text, fill, anchor, weight: 600 })).join('') +
    words({
      x,
      y: y + rows.length * size * 1.24 + 4,
      size: fit(subtitle, 330, 21),
      text: subtitle,
      fill,
      anchor,
      face: sans,
    })
  const house = (y: number, fill = ink) =>
    words({ x: coverW / 2, y, size: 17, text: brandOf(stage).toUpperCase(), fill, spacing: 0.3, face: sans })
  if (design === 0)
    return (
      svg`<circle cx="210" cy="214" r="118" fill="${tone}"/><path d="M0 300Q110 250 210 300T420 290V340Q310 350 210 330T0 350Z" fill="${paper}" opacity=".55"/>` +
      type(210, 410, 'middle') +
      house(552)
    )
  if (design === 1)
    return (
      svg`<rect x="40" y="250" width="340" height="290" fill="${tone}"/><path d="M120 540V400a90 90 0 0 1 180 0V540Z" fill="${shade(tone, 0.25)}"/><path d="M186 540V470h48v70Z" fill="${tint(paper, 0.3)}"/><path d="M210 462C196 440 204 424 212 406C222 424 226 442 210 462Z" fill="#f3b35c"/>` +
      type(40, 92, 'start')
    )
  if (design === 2)
    return (
      times(
        5,
        (at) =>
          svg`<path d="M${70 + at * 70} 548C${60 + at * 70} 440 ${84 + at * 70} 380 ${70 + at * 70} ${300 + (at % 2) * 44}" stroke="${shade(tone, 0.2)}" stroke-width="3" fill="none"/><ellipse cx="${70 + at * 70}" cy="${286 + (at % 2) * 44}" rx="25" ry="40" fill="${at % 2 ? tone : shade(tone, 0.16)}"/><path d="M${68 + at * 70} 470q34 -14 44 -52q-38 8 -44 52" fill="${mix(scent.leaf, paper, 0.2)}"/>`,
      ).join('') +
      type(210, 96, 'middle') +
      house(240)
    )
  if (design === 3)
    return (
      times(7, (at) => {
        const [y, swing] = [548 - at * 34, 30 - at * 3]
        return svg`<path d="M0 ${y}C90 ${y - swing} 150 ${y + swing} 240 ${y - 6}S370 ${y - swing} 420 ${y - 30}" fill="none" stroke="${mix(tone, paper, at * 0.12)}" stroke-width="${15 - at * 2}"/>`
      }).join('') +
      type(40, 124, 'start') +
      words({ x: 40, y: 52, size: 17, text: brandOf(stage).toUpperCase(), spacing: 0.3, face: sans, anchor: 'start' })
    )
  if (design === 4)
    return (
      times(20, (at) => {
        const [column, row] = [at % 5, Math.floor(at / 5)]
        const r = 8 + ((column * 7 + row * 11 + rows.length * 3) % 5) * 6.5
        return svg`<circle cx="${58 + column * 76}" cy="${318 + row * 72}" r="${r}" fill="${[tone, scent.leaf, scent.accent, shade(tone, 0.25)][(column + row * 3) % 4] ?? tone}" opacity=".9"/>`
      }).join('') + type(210, 96, 'middle')
    )
  return (
    svg`<rect width="420" height="580" fill="${tone}"/><path d="M36 40H384M36 540H384" stroke="#f6eddd" stroke-width="1.6"/>` +
    type(36, 116, 'start', '#f8f0e1') +
    words({ x: 36, y: 524, size: 18, text: brandOf(stage), fill: '#f8f0e1', anchor: 'start' })
  )
}

export function book(stage: Stage): Piece[] {
  const { shape, walk, scent, floor: y, view } = stage
  const design = walk([0, 1, 2, 3, 4, 5])
  const paper = shape.pick(['#f2eadb', tint(scent.bloom, 0.66), mix(scent.paper, '#ffffff', 0.2)])
  const front = cover(stage, { design, paper, tone: mix(scent.bloom, scent.deep, design === 5 ? 0.55 : 0.18) })
  const pages = svg`<rect y="6" width="64" height="568" fill="#f7f0e2"/>${times(9, (at) => svg`<path d="M${5 + at * 7} 6V574" stroke="#cdbfa6" stroke-width="1.3" stroke-opacity=".7"/>`)}`
  const hinge = svg`<rect x="16" width="5" height="580" fill="${shade(paper, 0.4)}" opacity=".22"/><rect x="22" width="4" height="580" fill="#fff" opacity=".3"/>`
  const standing = carton(stage, {
    x: 470,
    y,
    turn: 24,
    w: coverW,
    h: coverH,
    d: 64,
    colour: paper,
    front: front + hinge,
    side: pages,
  })
  const flat = carton(stage, {
    x: 560,
    y: y + 70,
    turn: -12,
    w: 470,
    h: 54,
    d: 330,
    colour: mix(scent.bloom, scent.deep, 0.4),
    side: svg`<rect y="5" width="330" height="44" fill="#f4ecdc"/>`,
    front: words({ x: 235, y: 35, size: 22, text: brandOf(stage), fill: '#f6ecda', spacing: 0.2 }),
  })
  return view === 'main' ? [standing] : [standing, flat]
}
