/** What a browser keeps, as JSON. Where storage is blocked or full nothing is kept, and pages do without. */
function storage(of: () => Storage) {
  return {
    read(key: string): unknown {
      try {
        return JSON.parse(of().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },

    keep(key: string, value: object): void {
      try {
        of().setItem(key, JSON.stringify(value))
      } catch {}
    },

    forget(key: string): void {
      try {
        of().removeItem(key)
      } catch {}
    },
  }
}

export const onDevice = storage(() => localStorage)
export const inTab = storage(() => sessionStorage)
