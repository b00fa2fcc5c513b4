import { KakaoError } from '../kakao-error.ts'

export const mostCharacters = 10_000

/** More than this no app takes. */
export function checkSize(message: object) {
  if (JSON.stringify(message).length > mostCharacters)
    throw new KakaoError(
      'Failed to send message because it exceeds the message size limit. Please contact the app administrator.',
    )
}
