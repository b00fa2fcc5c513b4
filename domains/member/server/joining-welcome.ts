import type { Context } from '@sillage/server-kit/context.ts'
import { atJoining } from '../../member-hooks.ts'
import { notify } from '../../notification/server/notify.ts'

/** What a new member finds on the first visit. Once for each member, with the caller's transaction. */
export async function welcome(ctx: Context, { mb_id, mb_name }: { mb_id: string; mb_name: string }) {
  for (const follow of atJoining) await follow(ctx, mb_id)
  await notify(ctx, {
    mb_id,
    kind: 'welcome',
    title: `${mb_name} 님, 실라주에 오신 것을 환영해요`,
    title_en: `Welcome to Sillage, ${mb_name}`,
    body: '가입을 축하하는 선물을 넣어 두었어요. 마이페이지에서 확인해 보세요.',
    body_en: 'We have added a welcome gift to your account. See it on My Page.',
    link: '/my-page',
    occasion: 'welcome',
  })
}
