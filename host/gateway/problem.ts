/** A JSON error with the fields that every part of supabase-js understands. */
export function problem(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = String(status),
): Response {
  const body = { statusCode: String(status), code, error: message, message, msg: message }
  return Response.json(body, { status, headers })
}
