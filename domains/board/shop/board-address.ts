/** What a board shows, as its address says it. */
export type BoardListing<Topic extends string = string> = { page: number; topic: Topic | undefined; keyword: string }

/** Reads an address; what it cannot mean is left out, so that a mistyped link still shows the board. */
export function readBoard<Topic extends string>(
  query: URLSearchParams,
  topics: readonly Topic[],
  longest: number,
): BoardListing<Topic> {
  const page = Number(query.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    topic: topics.find((topic) => topic === query.get('topic')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, longest),
  }
}

/** The address of a board; what is usual is not said. */
export function boardHref(path: string, { page = 1, topic, keyword }: Partial<BoardListing>) {
  const query = new URLSearchParams()
  if (topic) query.set('topic', topic)
  if (keyword) query.set('keyword', keyword)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** What a list is asked for; nothing is sent where nothing was chosen, so that one question has one address. */
export const boardQuery = <Topic extends string>({ page, topic, keyword }: BoardListing<Topic>) => ({
  page,
  ...(topic && { topic }),
  ...(keyword && { keyword }),
})
