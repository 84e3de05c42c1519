import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Island } from '../frame/island.tsx';
import { InquiryForm } from '../inquiry/inquiry-form.tsx';
import { servicesOf } from '../services.ts';
export function loader({ context }: LoaderFunctionArgs) {
  return { s: servicesOf(context).staff };
}
export default function Contact() {
  const d = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Contact {JSON.stringify(d)}</h1>
      <Island name="inquiry-form" component={InquiryForm} props={{}} />
    </main>
  );
}
