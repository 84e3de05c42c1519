import { areaSlugs } from '../urls.ts';
export const handle = { interactive: true };
export default function NotFound() {
  return <h1 className="text-4xl">404 {areaSlugs.join()}</h1>;
}
