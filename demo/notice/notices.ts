import { customerNotices } from './customer-notices.ts'
import type { SeedNotice } from './notice-shape.ts'
import { tssaNotices } from './tssa-notices.ts'

export const notices: SeedNotice[] = [...customerNotices, ...tssaNotices]
