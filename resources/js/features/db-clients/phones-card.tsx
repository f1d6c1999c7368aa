import { PhoneIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ShortTime } from '@/components/ui/relative-time';
import type { CalledPerson } from '@/features/contacts/call-link';
import { ConsentBadge, PhoneText, Validity } from '@/features/db-clients/db-client-badges';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import { type DbPhoneView, PhoneKindLabels, SuppressionReasonLabels } from '@/types/generated';

/** The phone numbers of a DB client with their validity and consent. */
export function PhonesCard({ phones, person }: { phones: readonly DbPhoneView[]; person: CalledPerson }) {
    return (
        <Card>
            <CardHeader title="Phone numbers" badge={<Badge>{phones.length}</Badge>} />
            {phones.length === 0 ? (
                <EmptyState icon={PhoneIcon} title="No numbers">
                    Select Edit to add one.
                </EmptyState>
            ) : (
                <ul>
                    {phones.map((phone) => (
                        <Phone key={phone.id} phone={phone} person={person} />
                    ))}
                </ul>
            )}
        </Card>
    );
}

function Phone({ phone, person }: { phone: DbPhoneView; person: CalledPerson }) {
    const timeZone = useTimeZone();
    const origin = [
        phone.source && `From ${phone.source}`,
        phone.consent_at && `consent given on ${formatDate(phone.consent_at, timeZone)}`,
        phone.evidence,
    ].filter(Boolean);

    return (
        <li className="flex flex-col gap-1.5 border-b border-line px-4 py-3 last:border-0">
            <div className="flex flex-wrap items-center gap-2">
                <PhoneText
                    number={phone.number}
                    isSuppressed={phone.suppressed_reason !== null}
                    person={person}
                    className="font-medium"
                />
                {phone.is_best && <Badge tone="info">Call first</Badge>}
                <Badge>{PhoneKindLabels[phone.kind]}</Badge>
                <Validity isValid={phone.is_valid} noun="number" />
                <ConsentBadge basis={phone.consent_basis} />
                {phone.suppressed_reason && (
                    <Badge tone="danger">{SuppressionReasonLabels[phone.suppressed_reason]}</Badge>
                )}
            </div>
            <p className="text-compact text-muted">
                {origin.length > 0 ? `${origin.join(' · ')} · ` : ''}
                {phone.checked_at ? (
                    <>
                        checked <ShortTime value={phone.checked_at} />
                    </>
                ) : (
                    'never checked'
                )}
            </p>
        </li>
    );
}
