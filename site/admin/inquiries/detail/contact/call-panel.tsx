import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { smsOf, telOf } from '../head/phone-links.ts';
import { usePanels } from '../panel/open-panel.ts';
import { Panel } from '../panel/panel.tsx';
import { ContactLog } from './contact-log.tsx';

/** Calls the client, and logs how a call, email or meeting outside the dashboard went. */
export function CallPanel() {
  const { name, phone } = useOpenInquiry().inquiry;
  const { close } = usePanels();
  const link =
    'inline-flex min-h-9 items-center text-14 font-strong whitespace-nowrap text-section max-md:min-h-11';
  return (
    <Panel
      title={`Call with ${name}`}
      beside={
        phone && (
          <>
            <a href={telOf(phone)} className={link}>
              {phone}
            </a>
            <a href={smsOf(phone)} className={`${link} md:hidden`}>
              Text
            </a>
          </>
        )
      }
    >
      <ContactLog onLogged={close} />
    </Panel>
  );
}
