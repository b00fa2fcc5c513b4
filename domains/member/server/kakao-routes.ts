import { Problem } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import { kakao as contract, type Messenger } from '../kakao-contract.ts'
import { certifyMember, forgetCertification, prepareCertification } from './certification.ts'
import type { KakaoCert } from './kakao-cert.ts'
import { connectMember, joinWithKakao } from './kakao-join.ts'
import type { Kakao } from './kakao-provider.ts'
import { comeBack, showChoice, startKakao } from './kakao-sign-in.ts'
import { unlinkKakao } from './kakao-unlink.ts'

type Offered = { kakao?: Kakao | undefined; messenger?: Messenger | null | undefined; cert?: KakaoCert | undefined }

/** A shop that has no app at Kakao says so, and offers no button. */
export function createKakaoRoutes({ kakao, messenger = null, cert }: Offered = {}) {
  function required() {
    if (!kakao) throw new Problem(404, '지금은 카카오로 로그인할 수 없어요.', { code: 'kakao_off' })
    return kakao
  }
  function certifying() {
    if (!cert) throw new Problem(404, '지금은 본인 확인을 할 수 없어요.', { code: 'certification_off' })
    return cert
  }
  return bind(contract, {
    show: async () => ({ available: kakao !== undefined, messenger }),
    start: async (ctx, { body }) => startKakao(ctx, required(), body),
    comeBack: async (ctx, { body }) => comeBack(ctx, required(), body),
    step: (ctx, { body }) => showChoice(ctx, body.step),
    connect: (ctx, { body }) => connectMember(ctx, body),
    join: (ctx, { body }) => joinWithKakao(ctx, body),
    unlink: (ctx) => unlinkKakao(ctx),
    prepareCertification: async (ctx) => prepareCertification(ctx, certifying()),
    certify: async (ctx, { body }) => certifyMember(ctx, certifying(), body.tx_id),
    forgetCertification: (ctx) => forgetCertification(ctx),
  })
}
