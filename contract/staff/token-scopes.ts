/** Scopes of API tokens: each opens the routes that ask for it. */
export const TOKEN_SCOPES = {
  'read-requests': 'Read inquiries',
  'create-requests': 'Create inquiries',
  'read-reports': 'Read reports',
} as const;
export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];

export const TOKEN_LIMITS = { name: 60, number: 50 } as const;
