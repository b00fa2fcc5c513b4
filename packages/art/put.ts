import { type KindName, kinds } from './kinds/catalogue.ts'
import { compose } from './light.ts'
import { fine, moved } from './markup.ts'
import type { Stage } from './stage.ts'

/** Shows a whole product small: its floor centre goes to x, y. */
export const put = (stage: Stage, kind: KindName, { x, y, size }: { x: number; y: number; size: number }) =>
  moved(
    compose(stage, kinds[kind].draw(stage)),
    fine`translate(${x} ${y}) scale(${size}) translate(-500 ${-stage.floor})`,
  )
