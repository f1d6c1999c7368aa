import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { ageOn } from '@/features/clients/age';
import { ClientEditForm } from '@/features/clients/client-edit-form';
import { CLIENT_FIELD_LABELS as LABELS } from '@/features/clients/client-fields';
import { LookBack } from '@/features/clients/record/look-back';
import { RevealContact } from '@/features/contacts/reveal-contact';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ClientContact, ClientDetailsPage } from '@/types/generated';

/** Who the client is and how to reach them; the same card turns into the form. */
export function IdentityCard({ page, className }: { page: ClientDetailsPage; className?: string }) {
    const [isEditing, setIsEditing] = useState(false);
    const [contact, setContact] = useState<ClientContact | null>(null);

    return (
        <Card className={className}>
            <CardHeader
                title="Identity and contact"
                actions={
                    !isEditing && (
                        <>
                            <LookBack clientId={page.client.id} day={null} />
                            {page.can_edit && (
                                <Button size="sm" onClick={() => setIsEditing(true)}>
                                    Edit
                                </Button>
                            )}
                        </>
                    )
                }
            />
            {isEditing ? (
                <ClientEditForm page={page} onClose={() => setIsEditing(false)} />
            ) : (
                <CardBody className="flex flex-col gap-4">
                    <Facts page={page} contact={contact} />
                    {page.client.can_reveal_contact && (
                        <RevealContact
                            name={page.client.full_name}
                            route={clients.revealContact({ client: page.client.id })}
                            isShown={contact !== null}
                            onChange={setContact}
                        />
                    )}
                </CardBody>
            )}
        </Card>
    );
}

interface FactsProps {
    page: ClientDetailsPage;
    /** The contact details, where they have just been revealed. */
    contact: ClientContact | null;
}

function Facts({ page: { client, form: saved }, contact }: FactsProps) {
    const timeZone = useTimeZone();
    const form = contact
        ? { ...saved, mobile_e164: contact.mobile, email: contact.email, address: contact.address }
        : saved;
    const isReachable = client.can_see_contact || contact !== null;

    return (
        <DescriptionList
            items={[
                { term: 'Legal name', details: client.full_name },
                { term: LABELS.preferred_name, details: form.preferred_name },
                { term: LABELS.date_of_birth, details: birthText(form.date_of_birth, timeZone) },
                {
                    term: LABELS.mobile_e164,
                    details: <Mobile number={form.mobile_e164} isOptedOut={client.is_sms_opted_out} />,
                },
                { term: LABELS.email, details: <Mailbox address={form.email} isLink={isReachable} /> },
                { term: LABELS.address, details: addressText(form) },
                { term: LABELS.company_id, details: client.company_name },
                { term: LABELS.account_manager_id, details: client.account_manager?.full_name },
                { term: LABELS.affiliate_id, details: client.affiliate_name },
            ]}
        />
    );
}

function Mobile({ number, isOptedOut }: { number: string; isOptedOut: boolean }) {
    return (
        <span className="inline-flex flex-wrap items-center gap-2">
            {number || NOTHING}
            {isOptedOut && <Badge tone="warn">No messages wanted</Badge>}
        </span>
    );
}

function Mailbox({ address, isLink }: { address: string; isLink: boolean }) {
    if (address === '' || !isLink) {
        return address || NOTHING;
    }

    return <a href={`mailto:${address}`}>{address}</a>;
}

function birthText(day: string, timeZone: string): string {
    return day && `${formatDate(day, timeZone)} (${ageOn(day, new Date(), timeZone)})`;
}

function addressText({ address, suburb, state, postcode }: ClientDetailsPage['form']): string {
    return [address, [suburb, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
