import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refuseOutdated } from '@sillage/server-kit/row-version.ts'
import { writeAudit } from './audit.ts'

type Kind = 'coupon' | 'popup' | 'promotion' | 'recipe' | 'select'

type Options<Row, Sheet> = {
  /** What the audit log calls a row and its actions: `recipe` of `recipe:5` and `recipe.add`. */
  kind: Kind
  /** Cached answers that show the rows. */
  tag?: string
  /** Reads a row for an update. */
  lock(ctx: Context, id: number): PromiseLike<Row[]>
  /** The row as staff see it. */
  toSheet(row: Row): Sheet
  /** What of it staff write down, where the shop itself changes the rest: only that has versions. */
  written?(row: Row): object
  /** What else belongs to the change, such as the row's picture. */
  follow?(ctx: Context, change: { before: Row | null; after: Row }): Promise<void>
}

type Change = {
  action?: 'change' | 'switch'
  /** The version that was opened: another one by now is refused. */
  based_on?: string | undefined
  /** What the audit log says of the change. */
  after: object
}

/** How staff add, change and switch rows of one kind: under a lock, with the audit log, and the caches emptied. */
export function staffRows<Row extends { id: number }, Sheet extends object>({
  kind,
  tag,
  lock,
  toSheet,
  written = (row) => row,
  follow,
}: Options<Row, Sheet>) {
  async function finish(
    ctx: Context,
    [row]: Row[],
    { action, before, after }: { action: 'add' | 'change' | 'switch'; before: Row | null; after: object },
  ) {
    if (!row) throw new Error(`a written ${kind} was not returned`)
    await follow?.(ctx, { before, after: row })
    await writeAudit(ctx, {
      action: `${kind}.${action}`,
      subject: `${kind}:${row.id}`,
      before: before && toSheet(before),
      after,
    })
    if (tag) await emptyTags(ctx, tag)
    return toSheet(row)
  }
  return {
    add: (ctx: Context, after: object, write: (ctx: Context) => Promise<Row[]>) =>
      ctx.transaction(async (ctx) => finish(ctx, await write(ctx), { action: 'add', before: null, after })),
    change: (
      ctx: Context,
      id: number,
      { action = 'change', based_on, after }: Change,
      write: (ctx: Context, before: Row) => Promise<Row[]>,
    ) =>
      ctx.transaction(async (ctx) => {
        const [before] = await lock(ctx, id)
        if (!before) throw notFound()
        refuseOutdated(written(before), based_on)
        return finish(ctx, await write(ctx, before), { action, before, after })
      }),
  }
}
