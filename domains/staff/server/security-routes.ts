import { bind } from '@sillage/server-kit/bind.ts'
import { staffSecurity } from '../security-contract.ts'
import { confirmTotp, renewCodes, startTotp } from './enrol.ts'
import { addPasskey, challengePasskey, type Link, proveByPasskey, startPasskey } from './passkey.ts'
import { findStep, proveByCode, proveByPassword, removeFactor, showSecurity } from './second-factor.ts'

export const createSecurityRoutes = (link: Link) =>
  bind(staffSecurity, {
    step: (ctx) => findStep(ctx),
    checkProof: async () => ({}),
    proveCode: (ctx, { body }) => proveByCode(ctx, body.code),
    provePassword: (ctx, { body }) => proveByPassword(ctx, body.mb_password),
    passkeyChallenge: (ctx) => challengePasskey(ctx, link),
    provePasskey: (ctx, { body }) => proveByPasskey(ctx, link, body.response),
    mine: (ctx) => showSecurity(ctx),
    startTotp: (ctx) => startTotp(ctx),
    confirmTotp: (ctx, { body }) => confirmTotp(ctx, body.code),
    startPasskey: (ctx) => startPasskey(ctx, link),
    addPasskey: (ctx, { body }) => addPasskey(ctx, link, body),
    removeFactor: (ctx, { params }) => removeFactor(ctx, params.factor_id),
    renewCodes: (ctx) => renewCodes(ctx),
  })
