import { bind } from '@sillage/server-kit/bind.ts'
import { member } from '../contract.ts'
import { checkLogin, chooseLanguage, login, logout } from './sign-in.ts'

export const memberRoutes = bind(member, {
  loginCheck: (ctx) => checkLogin(ctx),
  login: (ctx, { body }) => login(ctx, body),
  logout: (ctx) => logout(ctx),
  language: (ctx, { body }) => chooseLanguage(ctx, body),
})
