import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { ageOn } from '@/features/clients/age';
import { ClientEditForm } from '@/features/clients/client-edit-form';
import { CLIENT_FIELD_LABELS as LABELS } from '@/features/clients/client-fields';
import { PastRecordPicker } from '@/features/clients/record/past-record-picker';
import { CallLink } from '@/features/contacts/call-link';
import { RevealContact } from '@/features/contacts/reveal-contact';
import { useTimeZone } from '@/hooks/use-time-zone';
import { useWasTrue } from '@/hooks/use-was-true';
import { formatDate, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ClientContact, ClientDetailsPage } from '@/types/generated';

/** The client's identity and contact details, with the edit form in the same card. */
export function IdentityCard({ page, className }: { page: ClientDetailsPage; className?: string }) {
    const [isEditing, setIsEditing] = useState(false);
    // The closed form gives the focus back to its button.
    const wasEditing = useWasTrue(isEditing);
    const [contact, setContact] = useState<ClientContact | null>(null);

    return (
        <Card className={className}>
            <CardHeader
                title="Identity and contact"
                actions={
                    !isEditing && (
                        <>
                            <PastRecordPicker clientId={page.client.id} day={null} />
                            {page.can_edit && (
                                <Button size="sm" autoFocus={wasEditing} onClick={() => setIsEditing(true)}>
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
                    <Details page={page} contact={contact} />
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

interface DetailsProps {
    page: ClientDetailsPage;
    /** The contact details after they were revealed, otherwise null. */
    contact: ClientContact | null;
}

function Details({ page: { client, form: saved }, contact }: DetailsProps) {
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
                    details: <Mobile number={form.mobile_e164} client={client} />,
                },
                {
                    term: LABELS.email,
                    details:
                        form.email && isReachable ? (
                            // Not mailto: an email from outside Paddock skips the check of whether this client can be contacted.
                            <Link href={clients.emails({ client: client.id })} className="text-accent hover:underline">
                                {form.email}
                            </Link>
                        ) : (
                            form.email || NOTHING
                        ),
                },
                { term: LABELS.address, details: addressText(form) },
                { term: LABELS.company_id, details: client.company_name },
                { term: LABELS.account_manager_id, details: client.account_manager?.full_name },
                { term: LABELS.affiliate_id, details: client.affiliate_name },
            ]}
        />
    );
}

function Mobile({ number, client }: { number: string; client: ClientDetailsPage['client'] }) {
    return (
        <span className="inline-flex flex-wrap items-center gap-2">
            {number ? (
                <CallLink number={number} person={{ type: 'client', id: client.id, name: client.full_name }} />
            ) : (
                NOTHING
            )}
            {client.is_sms_opted_out && <Badge tone="warn">Opted out of SMS</Badge>}
        </span>
    );
}

function birthText(day: string, timeZone: string): string {
    return day && `${formatDate(day, timeZone)} (${ageOn(day, new Date(), timeZone)})`;
}

function addressText({ address, suburb, state, postcode }: ClientDetailsPage['form']): string {
    return [address, [suburb, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
