import { carton, createEye, onFace, polygon } from '../box.ts'
import { fade, mix, shade, tint } from '../colour.ts'
import { ink, print } from '../label.ts'
import { disc, wallPatch } from '../lathe.ts'
import { svg, times } from '../markup.ts'
import { matte } from '../matter.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { bottle } from '../things/bottle.ts'
import { glassJar } from '../things/glass.ts'
import { turned } from '../things/solid.ts'

/** Two crossing ribbons and a bow, on the lid of a box w × d × h. */
const ribbon = (tone: string, w: number, tall: number) =>
  svg`<rect x="${w / 2 - 17}" width="34" height="${tall}" fill="${tone}"/><rect x="${w / 2 - 17}" width="4" height="${tall}" fill="#fff" opacity=".3"/>`

export function giftSet(stage: Stage): Piece[] {
  const { sheet, shape, scent, floor: y } = stage
  const colour = shape.pick([mix(scent.paper, scent.bloom, 0.4), '#efe6d6', mix(scent.deep, scent.bloom, 0.25)])
  const tone = mix(scent.accent, scent.bloom, 0.4)
  const [w, h, d] = [400, 250, 320]
  const eye = createEye(stage, { x: 560, y: y - 50, turn: 22 })
  const [bx, by] = eye(0, h, 0)
  const across = svg`<rect y="${d / 2 - 17}" width="${w}" height="34" fill="${tone}"/>`
  const silk = linear(sheet, 'slant', [
    [0, tint(tone, 0.5)],
    [0.5, tone],
    [1, shade(tone, 0.32)],
  ])
  const bow = svg`<g fill="${silk}"><path d="M${bx} ${by - 8}C${bx - 60} ${by - 92} ${bx - 150} ${by - 74} ${bx - 132} ${by - 30}C${bx - 112} ${by} ${bx - 40} ${by - 6} ${bx} ${by - 8}Z"/><path d="M${bx} ${by - 8}C${bx + 50} ${by - 96} ${bx + 142} ${by - 84} ${bx + 134} ${by - 38}C${bx + 120} ${by - 2} ${bx + 40} ${by - 4} ${bx} ${by - 8}Z"/><path d="M${bx - 8} ${by - 6}Q${bx - 50} ${by + 24} ${bx - 66} ${by + 60}L${bx - 34} ${by + 56}Q${bx - 14} ${by + 20} ${bx + 6} ${by - 4}ZM${bx + 6} ${by - 4}Q${bx + 40} ${by + 16} ${bx + 86} ${by + 34}L${bx + 72} ${by + 6}Q${bx + 40} ${by} ${bx + 8} ${by - 10}Z"/><ellipse cx="${bx}" cy="${by - 10}" rx="22" ry="19"/></g><g fill="${shade(tone, 0.45)}" opacity=".55"${blur(sheet, 3)}><path d="M${bx - 18} ${by - 14}Q${bx - 70} ${by - 62} ${bx - 112} ${by - 44}Q${bx - 70} ${by - 26} ${bx - 18} ${by - 14}ZM${bx + 18} ${by - 14}Q${bx + 60} ${by - 64} ${bx + 112} ${by - 50}Q${bx + 70} ${by - 26} ${bx + 18} ${by - 14}Z"/></g>`
  const box = carton(stage, {
    x: 560,
    y: y - 50,
    turn: 22,
    w,
    h,
    d,
    colour,
    front: ribbon(tone, w, h),
    top: ribbon(tone, w, d) + across,
    side: ribbon(shade(tone, 0.2), d, h),
  })
  const candle = glassJar(stage, {
    x: 300,
    y: y + 50,
    radius: 98,
    height: 200,
    glass: '#e9ece8',
    density: 0.26,
    wax: scent.wax,
    lit: stage.view !== 'main',
    label: labelOn(stage, 300, y + 50, 98, 200),
  })
  const spray = bottle(stage, {
    x: 500,
    y: y + 84,
    radius: 52,
    height: 150,
    shoulder: 26,
    neck: 20,
    glass: '#9a5a22',
    dark: true,
    cap: 'screw',
    capColour: '#d0ab67',
    label: labelOn(stage, 500, y + 84, 52, 150),
  })
  return [{ ...box, body: box.body + bow }, candle, spray]
}

const labelOn = (stage: Stage, x: number, y: number, radius: number, height: number) =>
  `<path d="${wallPatch({ x, y, tilt: stage.tilt, radius, from: height * 0.14, to: height * 0.6, spread: 0.8 })}" fill="${matte(stage.sheet, '#f8f2e6', 0.5)}"/>${print(stage, { x, y: y - height * 0.37 + radius * stage.tilt, w: radius * 1.4, h: height * 0.46, design: 1 })}`

export function labelSheet(stage: Stage): Piece[] {
  const { sheet, scent, floor: y, tilt } = stage
  const eye = createEye(stage, { x: 430, y: y - 20, turn: 14 })
  const [w, d] = [560, 640]
  const face = polygon(eye(-w / 2, 0, -d / 2), eye(w / 2, 0, -d / 2), eye(w / 2, 0, d / 2), eye(-w / 2, 0, d / 2))
  const tones = [
    '#fbf6ec',
    tint(scent.bloom, 0.6),
    mix(scent.leaf, '#f6efe2', 0.7),
    tint(scent.accent, 0.6),
    '#f4ead8',
    mix(scent.deep, scent.bloom, 0.3),
  ]
  const cells = tones.map((tone, at) => {
    const [x, top, round] = [40 + (at % 2) * 250, 34 + Math.floor(at / 2) * 200, at === 1 || at === 4]
    const shape = round
      ? svg`<circle cx="${x + 115}" cy="${top + 88}" r="92" fill="${tone}"/>`
      : svg`<rect x="${x}" y="${top}" width="230" height="176" rx="5" fill="${tone}"/>`
    return (
      shape +
      print(stage, {
        x: x + 115,
        y: top + 88,
        w: 190,
        h: 150,
        design: round ? 1 : at % 4,
        fill: at === 5 ? '#f8efdf' : ink,
      })
    )
  })
  const paper = `<path d="${face}" fill="${fade(stage.ground.shadow, 0.4)}" transform="translate(12 14)"${blur(sheet, 9)}/><path d="${face}" fill="#eae0cf"/><g transform="${onFace(eye(-w / 2, 0, d / 2), eye(w / 2, 0, d / 2), eye(-w / 2, 0, -d / 2), { w, h: d })}">${cells.join('')}</g>`
  const roll = turned(stage, {
    x: 770,
    y: y - 40,
    rings: [
      [120, 0],
      [124, 8, 5],
      [124, 92, 5],
      [120, 98],
    ],
    fill: matte(sheet, tint(scent.bloom, 0.6)),
    over:
      disc(770, y - 138, 120, tilt, 'fill="#f7f0e2"') +
      times(6, (at) =>
        disc(770, y - 138, 112 - at * 11, tilt, `fill="none" stroke="${shade('#e6d8c0', 0.14)}" stroke-width="2"`),
      ).join('') +
      disc(770, y - 138, 46, tilt, `fill="${shade('#b99a70', 0.4)}"`),
  })
  const box = carton(stage, {
    x: 720,
    y: y + 170,
    turn: 28,
    w: 150,
    h: 150,
    d: 150,
    colour: mix(scent.paper, scent.bloom, 0.35),
    front: print(stage, { x: 75, y: 76, w: 140, h: 130, design: 2 }),
  })
  return [{ y: y - 400, shade: '', body: paper }, roll, box]
}
