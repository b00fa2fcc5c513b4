import { Problem } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import { kakao as contract, type Messenger } from '../kakao-contract.ts'
import { connectMember, joinWithKakao } from './kakao-join.ts'
import type { Kakao } from './kakao-provider.ts'
import { comeBack, showChoice, startKakao } from './kakao-sign-in.ts'
import { unlinkKakao } from './kakao-unlink.ts'

/** A shop that has no app at Kakao says so, and offers no button. */
export function createKakaoRoutes(kakao: Kakao | undefined, messenger: Messenger | null = null) {
  function required() {
    if (!kakao) throw new Problem(404, '지금은 카카오로 로그인할 수 없어요.', { code: 'kakao_off' })
    return kakao
  }
  return bind(contract, {
    show: async () => ({ available: kakao !== undefined, messenger }),
    start: async (ctx, { body }) => startKakao(ctx, required(), body),
    comeBack: async (ctx, { body }) => comeBack(ctx, required(), body),
    step: (ctx, { body }) => showChoice(ctx, body.step),
    connect: (ctx, { body }) => connectMember(ctx, body),
    join: (ctx, { body }) => joinWithKakao(ctx, body),
    unlink: (ctx) => unlinkKakao(ctx),
  })
}
