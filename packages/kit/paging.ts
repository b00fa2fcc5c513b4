import { z } from 'zod'
import { limits } from './limits.ts'
import { invalid } from './problem.ts'

type PageQueryOptions<Sort extends string, Filters extends z.ZodRawShape> = {
  sort: readonly [Sort, ...Sort[]]
  order?: 'asc' | 'desc'
  per_page?: number
  filters?: Filters
}

const perPage = z.coerce.number().int().min(1).max(limits.paging.per_page_max)

type PageInput<Sort extends string> = {
  page?: unknown
  per_page?: unknown
  perPage?: unknown
  sort?: Sort | undefined
  order?: 'asc' | 'desc' | undefined
}
type PageAsked<Sort extends string> = { page: number; per_page: number; sort: Sort; order: 'asc' | 'desc' }

/** zod reads a shape without fields as "no field at all", which would forbid page and sort too. */
type Sent<Filters extends z.ZodRawShape, Side extends 'in' | 'out'> = keyof Filters extends never
  ? unknown
  : Side extends 'in'
    ? z.input<z.ZodObject<Filters>>
    : z.output<z.ZodObject<Filters>>

/** The query of a list: page, per_page (perPage is accepted), sort from an allow-list, order, and the list's own filters. */
export function pageQuery<Sort extends string, Filters extends z.ZodRawShape = Record<never, never>>(
  options: PageQueryOptions<Sort, Filters>,
) {
  const base = z.object({
    page: z.coerce.number().int().min(1).default(1),
    per_page: perPage.optional(),
    perPage: perPage.optional(),
    sort: z.enum(options.sort).default(options.sort[0]),
    order: z.enum(['asc', 'desc']).default(options.order ?? 'desc'),
    ...options.filters,
  })
  const query = base.transform(({ per_page, perPage, ...rest }) => ({
    ...rest,
    per_page: per_page ?? perPage ?? options.per_page ?? limits.paging.per_page,
  }))
  // zod cannot follow a generic shape through a transform; the two sides are said by hand.
  return query as unknown as z.ZodType<PageAsked<Sort> & Sent<Filters, 'out'>, PageInput<Sort> & Sent<Filters, 'in'>>
}

/** The reply of a list, as SPEC names its fields. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    current_page: z.int(),
    data: z.array(item),
    from: z.int().nullable(),
    last_page: z.int(),
    per_page: z.int(),
    to: z.int().nullable(),
    total: z.int(),
  })

type Asked = { page: number; per_page: number }

/** The OFFSET of a page. Pages past the counted end are refused, so that a table cannot be read through by OFFSET. */
export function offsetOf({ page, per_page }: Asked, counted: number = limits.paging.counted_rows) {
  const offset = (page - 1) * per_page
  if (offset >= counted) throw invalid('page', '더 좁혀서 찾아 주세요.')
  return offset
}

export function toPage<Item>(data: Item[], total: number, { page, per_page }: Asked) {
  const first = (page - 1) * per_page + 1
  return {
    current_page: page,
    data,
    from: data.length > 0 ? first : null,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    per_page,
    to: data.length > 0 ? first + data.length - 1 : null,
    total,
  }
}
