/** Requirements §14. */
export const DASHBOARD_TITLE = 'Admin Dashboard';
