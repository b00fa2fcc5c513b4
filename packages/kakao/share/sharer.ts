import { agentOf } from '../agent.ts'
import type { Kakao } from '../kakao.ts'
import { textFields, withQuery } from '../query.ts'
import type { Sendable } from './read-message.ts'

/** A message as the sharer's pages are asked to show it. */
export const sharerFields = (kakao: Kakao, { action, wire, options }: Sendable) =>
  textFields({
    app_key: kakao.appKey(),
    ka: agentOf(kakao.world),
    validation_action: action,
    validation_params: wire,
    lcba: options.serverCallbackArgs,
  })

/** The sharer's page for a phone that has no app; it is asked for by its address alone. */
export const sharerPage = (kakao: Kakao, message: Sendable) =>
  withQuery(`${kakao.hosts.sharer}/talk/friends/picker/easylink`, sharerFields(kakao, message))
