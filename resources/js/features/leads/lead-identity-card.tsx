import { useState } from 'react';
import { useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CompanyMark } from '@/components/ui/company-mark';
import { DescriptionList } from '@/components/ui/description-list';
import { ageOn } from '@/features/clients/age';
import { CallLink } from '@/features/contacts/call-link';
import { RevealContact } from '@/features/contacts/reveal-contact';
import { LEAD_FIELD_LABELS as LABELS } from '@/features/leads/lead-fields';
import { LeadForm } from '@/features/leads/lead-form';
import { useTimeZone } from '@/hooks/use-time-zone';
import { useWasTrue } from '@/hooks/use-was-true';
import { formatDate } from '@/lib/format';
import { withPresent } from '@/lib/options';
import { clients as routes } from '@/routes/generated';
import type { ClientContact, LeadDetailsPage } from '@/types/generated';

/** The lead's identity and contact details, with the edit form in the same card. */
export function LeadIdentityCard({ page, className }: { page: LeadDetailsPage; className?: string }) {
    const [isEditing, setIsEditing] = useState(false);
    // The closed form gives the focus back to its button.
    const wasEditing = useWasTrue(isEditing);
    const [contact, setContact] = useState<ClientContact | null>(null);

    return (
        <Card className={className}>
            <CardHeader
                title="Identity and contact"
                actions={
                    page.lead.can_edit &&
                    !isEditing && (
                        <Button size="sm" autoFocus={wasEditing} onClick={() => setIsEditing(true)}>
                            Edit
                        </Button>
                    )
                }
            />
            <CardBody className="flex flex-col gap-4">
                {isEditing ? (
                    <EditForm page={page} onClose={() => setIsEditing(false)} />
                ) : (
                    <Details page={page} contact={contact} />
                )}
                {page.lead.can_reveal_contact && (
                    <RevealContact
                        name={page.lead.full_name}
                        route={routes.leadsRevealContact({ lead: page.lead.id })}
                        isShown={contact !== null}
                        onChange={setContact}
                    />
                )}
            </CardBody>
        </Card>
    );
}

function EditForm({ page: { lead, form: data, version, form_choices }, onClose }: EditFormProps) {
    const form = useResourceForm({
        data,
        route: routes.leadsUpdate({ lead: lead.id }),
        extra: { version },
        onSuccess: onClose,
    });

    // The present owner stays, also one who can't be given leads any more.
    const owners = withPresent(form_choices.owner_id, lead.owner_id, lead.owner_name ?? 'Former colleague');

    return (
        <LeadForm
            form={form}
            choices={{ ...form_choices, owner_id: [...owners] }}
            label={`Edit ${lead.full_name}`}
            submitVerb="Save lead"
            onCancel={onClose}
        />
    );
}

interface EditFormProps {
    page: LeadDetailsPage;
    onClose: () => void;
}

interface DetailsProps {
    page: LeadDetailsPage;
    /** The contact details after they were revealed, otherwise null. */
    contact: ClientContact | null;
}

function Details({ page: { lead, form: saved }, contact }: DetailsProps) {
    const timeZone = useTimeZone();
    const form = contact
        ? { ...saved, mobile_e164: contact.mobile, email: contact.email, address: contact.address }
        : saved;
    const born = form.date_of_birth;

    return (
        <DescriptionList
            items={[
                { term: 'Legal name', details: lead.full_name },
                {
                    term: LABELS.date_of_birth,
                    details: born && `${formatDate(born, timeZone)} (${ageOn(born, new Date(), timeZone)})`,
                },
                {
                    term: LABELS.mobile_e164,
                    details: form.mobile_e164 && (
                        <CallLink
                            number={form.mobile_e164}
                            person={{ type: 'lead', id: lead.id, name: lead.full_name }}
                        />
                    ),
                },
                { term: LABELS.email, details: form.email },
                {
                    term: LABELS.address,
                    details: [form.address, [form.suburb, form.state, form.postcode].filter(Boolean).join(' ')]
                        .filter(Boolean)
                        .join(', '),
                },
                {
                    term: LABELS.company_id,
                    details: lead.company_name && (
                        <CompanyMark name={lead.company_name} color={lead.company_color} logo={lead.company_logo} />
                    ),
                },
                { term: LABELS.source, details: form.source },
            ]}
        />
    );
}
