import { fade, mix, shade } from '../colour.ts'
import { svg, times } from '../markup.ts'
import type { Piece, Stage } from '../stage.ts'
import { glassJar } from '../things/glass.ts'

/** One wide, low bowl of clear glass, empty. */
export function glassBowl(stage: Stage): Piece[] {
  const { scent, floor: y } = stage
  const glass = mix(scent.bloom, '#e8ece9', 0.85)
  return [glassJar(stage, { x: 500, y, radius: 270, height: 210, glass, density: 0.3 })]
}

/** Three beakers with their measures. */
export function beakers(stage: Stage): Piece[] {
  const { floor: y } = stage
  const one = (x: number, down: number, radius: number, height: number) => {
    const wall = { x, y: y + down, radius, height }
    const jar = glassJar(stage, { ...wall, glass: '#e8ece9', density: 0.26 })
    return { ...jar, body: jar.body + measures(wall) + spout(wall) }
  }
  return [one(620, -40, 150, 360), one(370, 20, 122, 270), one(640, 96, 88, 176)]
}

type Wall = { x: number; y: number; radius: number; height: number }

const measures = ({ x, y, radius, height }: Wall) => {
  const lines = times(6, (at) => {
    const up = y - height * (0.2 + at * 0.11)
    return svg`M${x + radius * 0.12} ${up + radius * 0.2}q${radius * 0.14} 3 ${radius * (at % 2 ? 0.2 : 0.34)} -2`
  })
  return svg`<path d="${lines}" fill="none" stroke="${fade('#fffdf6', 0.9)}" stroke-width="4" stroke-linecap="round"/>`
}

const spout = ({ x, y, radius, height }: Wall) =>
  svg`<path d="M${x - radius + 3} ${y - height - 2}q-16 -4 -20 -9q4 16 20 26Z" fill="${fade('#eef1ee', 0.75)}" stroke="${fade(shade('#e8ece9', 0.3), 0.5)}" stroke-width="2"/>`
