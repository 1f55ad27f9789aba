/** Reserved for examples by RFC 2606, so nobody's address. */
export const isExample = (text: string) => /\.example\b|\bexample\.(com|net|org)\b/i.test(text)
