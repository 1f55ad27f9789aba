export class IcebergRestCatalog {}
export class IcebergError extends Error {}
