import { Admin, type AdminProps } from './admin.tsx';
import { Dashboard } from './inquiries/dashboard/dashboard.tsx';
import { FirstView } from './state/view-props.ts';

/** The dashboard opened at its list of inquiries, which comes along. */
export const AdminInquiries = (props: AdminProps) => (
  <FirstView value={Dashboard}>
    <Admin {...props} />
  </FirstView>
);
