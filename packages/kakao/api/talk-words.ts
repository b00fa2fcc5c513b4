export type Friend = {
  id?: number
  uuid: string
  profile_nickname: string
  profile_thumbnail_image: string
  favorite?: boolean
  allowed_msg?: boolean
}

export type SentToFriends = {
  successful_receiver_uuids: string[]
  failure_info?: { code: number; msg: string; receiver_uuids: string[] }[]
}

/** A message as the provider has understood it, ready for its app. */
export type LinkResult = {
  template_id: number
  template_args: Record<string, string>
  template_msg: object
  warning_msg: object
  argument_msg: object
}

export type ImageInfo = { url: string; content_type: string; length: number; width: number; height: number }
