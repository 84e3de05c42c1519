/** `GET /api/registers`: why the registers beside the backups are not up to date, and since when. */
export type RegisterTrouble = { since: string; says: string };
