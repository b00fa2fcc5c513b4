import { limits } from '@sillage/kit/limits.ts'

/** The page an address asks for: the first where it means none, and none past what a list lets be walked. */
export function pageParam(query: URLSearchParams, perPage: number, walked: number = limits.paging.counted_rows) {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? Math.min(page, Math.ceil(walked / perPage)) : 1
}
