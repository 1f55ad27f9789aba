/** Whether a text names an address that can belong to nobody: RFC 2606 keeps these for examples. */
export const isExample = (text: string) => /\.example\b|\bexample\.(com|net|org)\b/i.test(text)
