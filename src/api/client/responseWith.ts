/** The statuses with which a Response can have no body (Fetch Standard, null body status). */
const withoutBody: readonly number[] = [204, 205, 304]

/** A Response with this body, where its status may have one. */
export const responseWith = (body: ArrayBuffer, init: ResponseInit & { status: number }): Response =>
  new Response(withoutBody.includes(init.status) ? null : body, init)
