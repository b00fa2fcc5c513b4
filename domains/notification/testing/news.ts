import type { Context } from '@sillage/server-kit/context.ts'
import { runCtes } from '@sillage/server-kit/cte.ts'
import { type News, newsPart } from '../server/notify.ts'
import type { NotificationKind } from '../words.ts'

/** Notifies a member in the caller's transaction. */
export const notify = async (ctx: Context, news: News): Promise<void> => runCtes(ctx, [newsPart(news)])

/** Something to tell, for tests; the occasion makes it one of its own. */
export const news = (mb_id: string, occasion: string, rest: { title?: string; link?: string } = {}) => ({
  mb_id,
  occasion,
  kind: 'order' as NotificationKind,
  title: '상품이 출발했어요',
  title_en: 'On its way',
  body: '내일 도착할 예정이에요.',
  body_en: 'It should arrive tomorrow.',
  link: '/my-page/order',
  ...rest,
})
