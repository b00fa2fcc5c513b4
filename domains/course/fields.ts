import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { Prices } from '../catalog/fields.ts'
import { courseLevels } from './words.ts'

/** One beginning of a class, with its seats. */
export const ClassSession = z
  .object({
    id: z.int(),
    product_id: z.int(),
    /** What its seats are sold as; null where it cannot be bought by itself. */
    variant_id: z.int().nullable(),
    title: z.string(),
    title_en: z.string(),
    weeks: z.int(),
    minutes: z.int(),
    level: z.enum(courseLevels),
    studio: z.string(),
    studio_en: z.string(),
    studio_id: z.int().nullable(),
    /** Empty where no room is set yet. */
    room: z.string(),
    room_en: z.string(),
    /** Empty until a participant is named. */
    teacher: z.string(),
    teacher_en: z.string(),
    starts_at: Instant,
    /** The beginning of every meeting; the first is `starts_at`. */
    meets_at: z.array(Instant),
    seats: z.int(),
    seats_left: z.int(),
    /** How many are on its waiting list. */
    waiting: z.int(),
    price: Prices,
    /** The event at the messaging platform, where it stands in a calendar there. */
    event_id: z.string().nullable(),
  })
  .meta({ id: 'ClassSession' })
export type ClassSession = z.output<typeof ClassSession>

/** A class of which one has to be completed first. */
export const RequiredClass = z
  .object({
    class_id: z.int(),
    title: z.string(),
    title_en: z.string(),
    level: z.enum(courseLevels),
  })
  .meta({ id: 'RequiredClass' })
export type RequiredClass = z.output<typeof RequiredClass>
