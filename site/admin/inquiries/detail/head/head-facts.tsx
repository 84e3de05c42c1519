import type { ReactNode } from 'react';
import { fieldText } from '#contract/inquiries/inquiry-fields.ts';
import { valueInWords } from '#contract/inquiries/prospect.ts';
import { cardDate } from '../../../format/dates.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { placeName, usePlaces } from '../../../state/settings.ts';
import { useWide } from '../../../state/use-wide.ts';
import { EstimatedValue } from './estimated-value.tsx';

/** Service, area, date and value of the project, next to the name. */
export function HeadFacts({ children }: { children: ReactNode }) {
  const { inquiry } = useOpenInquiry();
  const places = usePlaces();
  const isWide = useWide();
  const service = fieldText('serviceType', inquiry.serviceType);
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-14 max-md:mt-0 max-md:gap-x-3">
      {children}
      <dl className="contents">
        {service && <Fact label="Service type">{service}</Fact>}
        {inquiry.area && <Fact label="Area">{placeName(places, inquiry.area)}</Fact>}
        <Fact label="Created">{cardDate(inquiry.createdAt)}</Fact>
        {isWide ? (
          <EstimatedValue />
        ) : (
          inquiry.value && <Fact label="Estimated value">{valueInWords(inquiry.value)}</Fact>
        )}
      </dl>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-x-2">
    <dt className="text-graphite max-md:sr-only">{label}</dt>
    <dd className="font-strong">{children}</dd>
  </div>
);
