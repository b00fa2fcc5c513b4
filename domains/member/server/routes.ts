import { bind } from '@sillage/server-kit/bind.ts'
import { member } from '../contract.ts'
import { joining } from '../joining-contract.ts'
import { forgetId, forgetPassword, resetPassword } from './forgotten.ts'
import { checkId, register } from './joining.ts'
import { proveMail, sendMailAgain } from './joining-mail.ts'
import { askPhoneCode, provePhone } from './phone-code.ts'
import { checkLogin, chooseLanguage, login, logout } from './sign-in.ts'

export const memberRoutes = bind(member, {
  loginCheck: (ctx) => checkLogin(ctx),
  login: (ctx, { body }) => login(ctx, body),
  logout: (ctx) => logout(ctx),
  language: (ctx, { body }) => chooseLanguage(ctx, body),
})

export const joiningRoutes = bind(joining, {
  checkId: (ctx, { body }) => checkId(ctx, body.mb_id),
  askPhoneCode: (ctx, { body }) => askPhoneCode(ctx, body),
  provePhone: (ctx, { body }) => provePhone(ctx, body),
  register: (ctx, { body }) => register(ctx, body),
  proveMail: (ctx, { body }) => proveMail(ctx, body.token),
  sendMailAgain: (ctx, { body }) => sendMailAgain(ctx, body.mb_id),
  forgetId: (ctx, { body }) => forgetId(ctx, body),
  forgetPassword: (ctx, { body }) => forgetPassword(ctx, body),
  resetPassword: (ctx, { body }) => resetPassword(ctx, body),
})
