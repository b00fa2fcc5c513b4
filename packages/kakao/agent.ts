import type { World } from './world.ts'

export const version = '1.0.0'

/** Says to the provider which program asks, in its own notation. */
export function agentOf({ language, platform, here }: World): string {
  const device = platform.replaceAll(' ', '_')
  const origin = encodeURIComponent(here().origin)
  return `sdk/${version} os/javascript sdk_type/javascript lang/${language} device/${device} origin/${origin}`
}
