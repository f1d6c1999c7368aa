import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { OptOutButton } from '@/features/clients/messages/opt-out-button';
import { useNow } from '@/hooks/use-now';
import { formatTime } from '@/lib/format';
import { BetstopStateLabels, type ContactCard as Contact } from '@/types/generated';

interface ContactCardProps {
    contact: Contact;
    isPast?: boolean;
    /** The client, if the viewer may record that they opted out. */
    optOutOf: number | null;
}

/** Consent, BetStop state and local time of the client. */
export function ContactCard({ contact, isPast = false, optOutOf }: ContactCardProps) {
    const now = useNow();
    const { time_zone: zone, state_name: state } = contact;

    return (
        <Card className="shrink-0 max-xl:order-first xl:w-72 xl:self-start">
            <CardHeader title={isPast ? 'Consent and protection' : 'Before you write'} />
            <CardBody>
                <DescriptionList
                    className="sm:grid-cols-[5.25rem_1fr]!"
                    items={[
                        ...(isPast
                            ? []
                            : [
                                  {
                                      term: 'Local time',
                                      details: zone && `${formatTime(new Date(now).toISOString(), zone)} in ${state}`,
                                  },
                              ]),
                        { term: 'Consent', details: <Consent contact={contact} /> },
                        { term: 'BetStop', details: <Betstop contact={contact} /> },
                        ...(contact.is_barred
                            ? [{ term: 'Exclusion', details: <Badge tone="danger">Barred</Badge> }]
                            : []),
                    ]}
                />
                {optOutOf !== null && contact.sms_opted_out_at === null && (
                    <div className="mt-3">
                        <OptOutButton clientId={optOutOf} />
                    </div>
                )}
            </CardBody>
        </Card>
    );
}

function Consent({ contact }: { contact: Contact }) {
    if (contact.sms_opted_out_at !== null) {
        return (
            <>
                <Badge tone="warn">Opted out of SMS</Badge>
                <When at={contact.sms_opted_out_at} />
            </>
        );
    }

    return contact.consent_label === null ? (
        'Not recorded'
    ) : (
        <>
            {contact.consent_label}
            <When at={contact.consent_at} />
            {contact.consent_evidence && (
                <span className="block text-compact text-muted">{contact.consent_evidence}</span>
            )}
        </>
    );
}

const BETSTOP_TONES = { clear: 'ok', registered: 'danger', unchecked: 'warn' } as const;

function Betstop({ contact }: { contact: Contact }) {
    return (
        <>
            <Badge tone={BETSTOP_TONES[contact.betstop_state]}>{BetstopStateLabels[contact.betstop_state]}</Badge>
            <When at={contact.betstop_checked_at} />
        </>
    );
}

function When({ at }: { at: string | null }) {
    return (
        at && (
            <span className="block text-compact text-muted">
                <DateTime value={at} />
            </span>
        )
    );
}
