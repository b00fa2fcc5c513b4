import { createEye, onFace, polygon } from '../box.ts'
import { fade, mix, shade, tint } from '../colour.ts'
import { print, wrapLabel } from '../label.ts'
import { castShadow } from '../light.ts'
import { svg, times } from '../markup.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { bottle } from '../things/bottle.ts'
import { glassJar } from '../things/glass.ts'
import { pot, tin } from '../things/solid.ts'

/** An open box: its far walls and lid come before the parts, its near walls after them. */
function openBox(
  stage: Stage,
  {
    x,
    y,
    w,
    h,
    d,
    colour,
    lidArt,
    frontArt,
  }: { x: number; y: number; w: number; h: number; d: number; colour: string; lidArt: string; frontArt: string },
): { back: Piece; front: Piece } {
  const { sheet } = stage
  const eye = createEye(stage, { x, y, turn: 14 })
  const [l, r, n, f] = [-w / 2, w / 2, -d / 2, d / 2]
  const inside = linear(sheet, 'slant', [
    [0, shade(colour, 0.2)],
    [1, shade(colour, 0.36)],
  ])
  const lidTop = h + w * 0.5
  const lid = polygon(eye(l, h, f), eye(r, h, f), eye(r, lidTop, f + 70), eye(l, lidTop, f + 70))
  const lidFill = linear(sheet, 'slant', [
    [0, tint(colour, 0.5)],
    [1, shade(colour, 0.05)],
  ])
  const floorFace = polygon(eye(l, 12, n), eye(r, 12, n), eye(r, 12, f), eye(l, 12, f))
  const walls =
    polygon(eye(l, 0, f), eye(r, 0, f), eye(r, h, f), eye(l, h, f)) +
    polygon(eye(l, 0, n), eye(l, 0, f), eye(l, h, f), eye(l, h, n))
  const outline = polygon(eye(l, 0, n), eye(r, 0, n), eye(r, 0, f), eye(r, lidTop, f), eye(l, lidTop, f))
  const near = polygon(eye(l, 0, n), eye(r, 0, n), eye(r, h, n), eye(l, h, n))
  const side = polygon(eye(r, 0, n), eye(r, 0, f), eye(r, h, f), eye(r, h, n))
  const shred = times(34, (at) => {
    const [ax, ay] = eye(
      stage.scene.between(l + 20, r - 20),
      30 + stage.scene.between(0, 40),
      stage.scene.between(n + 20, f - 20),
    )
    return svg`<path d="M${ax} ${ay}q${stage.scene.between(-40, 40)} ${stage.scene.between(-26, 12)} ${stage.scene.between(-60, 60)} ${stage.scene.between(-16, 16)}" stroke="${at % 2 ? '#efe2c9' : '#cdb78f'}"/>`
  })
  return {
    back: {
      y: y - 300,
      shade:
        castShadow(stage, { path: outline, y, strength: 0.4 }) +
        svg`<path d="${polygon(eye(l, 0, n), eye(r, 0, n), eye(r, 0, f), eye(l, 0, f))}" fill="${fade(stage.ground.shadow, 0.8)}" transform="translate(6 6)"${blur(sheet, 6)}/>`,
      body: `<path d="${lid}" fill="${lidFill}"/><g transform="${onFace(eye(l, lidTop, f + 70), eye(r, lidTop, f + 70), eye(l, h, f), { w, h: w * 0.5 })}">${lidArt}</g><path d="${walls}" fill="${inside}"/><path d="${floorFace}" fill="${shade(colour, 0.42)}"/><g fill="none" stroke-width="4" stroke-linecap="round">${shred.join('')}</g>`,
    },
    front: {
      y: y + 300,
      shade: '',
      body: `<path d="${side}" fill="${linear(sheet, 'down', [
        [0, shade(colour, 0.24)],
        [1, shade(colour, 0.38)],
      ])}"/><path d="${near}" fill="${linear(sheet, 'slant', [
        [0, tint(colour, 0.3)],
        [1, shade(colour, 0.1)],
      ])}"/><g transform="${onFace(eye(l, h, n), eye(r, h, n), eye(l, 0, n), { w, h })}">${frontArt}</g>`,
    },
  }
}

/** What the kit's wax is poured into. */
function vessels(stage: Stage, deep: (back: number) => number): Piece[] {
  const { walk, scent } = stage
  const [left, back] = [
    { x: 330, y: deep(30) },
    { x: 510, y: deep(170) },
  ]
  const pale = mix(scent.bloom, '#efe7dc', 0.45)
  return walk([
    () => [
      glassJar(stage, { ...left, radius: 92, height: 220, glass: '#e9ece8', density: 0.3 }),
      glassJar(stage, { ...back, radius: 84, height: 210, glass: '#a8642a', density: 0.9 }),
    ],
    () => [
      pot(stage, { ...left, radius: 94, height: 196, colour: pale }),
      glassJar(stage, { ...back, radius: 84, height: 210, glass: '#e9ece8', density: 0.3 }),
    ],
    () => [
      tin(stage, { ...left, radius: 100, height: 210, colour: '#c9a86c', open: false }),
      pot(stage, { ...back, radius: 88, height: 206, colour: '#e7ddcd', ribs: 7 }),
    ],
    () => [
      glassJar(stage, { ...left, radius: 96, height: 200, glass: pale, density: 0.6 }),
      tin(stage, { ...back, radius: 90, height: 200, colour: '#4b4642', open: false }),
    ],
  ])()
}

export function diyKit(stage: Stage): Piece[] {
  const { shape, scent, floor: y, tilt } = stage
  const colour = shape.pick(['#d0b087', '#e9dfcd', mix(scent.paper, scent.bloom, 0.35)])
  const box = openBox(stage, {
    x: 490,
    y: y - 30,
    w: 560,
    h: 170,
    d: 340,
    colour,
    lidArt: print(stage, { x: 280, y: 92, w: 340, h: 190, design: 1 }),
    frontArt: print(stage, { x: 280, y: 86, w: 300, h: 120, design: 1 }),
  })
  const deep = (back: number) => y - 60 - back * tilt * 1.1
  const inside = [
    ...vessels(stage, deep),
    bottle(stage, {
      x: 520,
      y: deep(10),
      radius: 52,
      height: 150,
      shoulder: 26,
      neck: 22,
      glass: '#9a5a22',
      dark: true,
      cap: 'dropper',
      capColour: '#2f2925',
      label: wrapLabel(stage, { x: 520, y: deep(10), radius: 52, from: 30, to: 110, spread: 1.1, design: 1 }),
    }),
    pouchOf(stage, { x: 668, y: deep(70) }),
  ].map((piece, at) => ({ ...piece, shade: '', y: y - 200 + at }))
  const wicks = times(
    4,
    (at) =>
      svg`<g transform="translate(${190 + at * 26} ${y + 150 + at * 8}) scale(1 .7) rotate(${58 + at * 5})"><rect x="-4" y="-190" width="8" height="190" fill="#f2e8d4"/><ellipse cy="2" rx="17" ry="9" fill="#b9b3a8"/></g>`,
  )
  const loose: Piece = {
    y: y + 310,
    shade: '',
    body: `<g transform="translate(6 9)" opacity=".3"${blur(stage.sheet, 5)}>${wicks.join('')}</g>${wicks.join('')}`,
  }
  return [
    box.back,
    ...inside,
    box.front,
    { ...tin(stage, { x: 770, y: y + 130, radius: 84, height: 66, colour: '#cdc8be', wax: scent.wax }), y: y + 320 },
    loose,
  ]
}

const pouchOf = (stage: Stage, { x, y }: { x: number; y: number }): Piece => ({
  y,
  shade: '',
  body:
    svg`<path d="M${x - 88} ${y}Q${x - 100} ${y - 130} ${x - 80} ${y - 250}H${x + 80}Q${x + 100} ${y - 130} ${x + 88} ${y}Z" fill="${linear(
      stage.sheet,
      'across',
      [
        [0, '#d9cfbc'],
        [0.25, '#fbf6ea'],
        [0.7, '#e9dfcc'],
        [1, '#c4b699'],
      ],
    )}"/><path d="M${x - 82} ${y - 222}h164" stroke="#a8987a" stroke-width="3" stroke-opacity=".6"/>` +
    print(stage, { x, y: y - 130, w: 130, h: 110, design: 2 }),
})
