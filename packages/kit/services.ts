/** The services outside that a page may ask, with what it needs to know of them. One that is not configured is missing. */
export type Services = {
  chat?: { key: string; script: string }
  errors?: { dsn: string; environment: string }
  analytics?: { id: string; script: string; collect: string }
}
