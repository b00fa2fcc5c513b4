import { broadcastTable } from '@sillage/domains/broadcast/server/tables.ts'
import { consentVersions } from '@sillage/domains/member/server/consent-versions.ts'
import { consentTable } from '@sillage/domains/member/server/tables.ts'
import { demoTime, type Seeding } from '../seeding.ts'

const everyone = { grades: [], lang: null, ordered_days: null, quiet_days: null, product_ids: [], category_id: null }

/** Someone who agreed to news, and a draft that waits to be sent. */
export async function seedBroadcasts({ ctx }: Seeding) {
  const versionOf = await consentVersions(ctx)
  await ctx.db
    .insert(consentTable)
    .values({ mb_id: 'maker', document: 'ads_mail', version: versionOf('ads_mail'), given: true })
  await ctx.db.insert(broadcastTable).values({
    title: '겨울 향이 나왔어요',
    title_en: 'Winter scents are here',
    body: '편백과 귤껍질, 눈 오는 밤에 켜기 좋은 향 세 가지를 새로 만들었어요.\n12월 첫 주까지 두 개를 사시면 배송비가 들지 않아요.',
    body_en:
      'Hinoki, tangerine peel and one more for snowy nights.\nUntil the first week of December, two of them travel free of charge.',
    link: '/shop/new-item',
    channels: ['mail'],
    segment: everyone,
    created_at: demoTime(ctx.now(), 1, 4),
  })
}
