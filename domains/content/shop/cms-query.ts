import type { useShop } from '../../shop.ts'

type Queries = ReturnType<typeof useShop>['queries']
type Asked = { name: string | undefined; key: string | null }

/** What is published under a name; with the key that staff are given, what is being worked on. */
export const cmsQuery = ({ content: { cms } }: Queries, { name = '', key }: Asked) =>
  key ? cms.preview({ params: { name }, query: { key } }) : cms.published({ params: { name } })
