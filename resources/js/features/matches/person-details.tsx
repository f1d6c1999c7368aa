import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { formatDate, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { MatchPerson } from '@/types/generated';

const TYPES: Record<string, string> = { client: 'Client', lead: 'Lead', db_client: 'DB client' };

const DETAILS = [
    ['date_of_birth', 'Born'],
    ['mobile', 'Mobile'],
    ['email', 'Email'],
    ['address', 'Address'],
    ['company', 'Company'],
] as const;

interface PersonDetailsProps {
    person: MatchPerson;
    /** The fields in which the other record differs. */
    differences: readonly string[];
}

/** One of two compared records. Fields that differ are marked in colour and for screen readers. */
export function PersonDetails({ person, differences }: PersonDetailsProps) {
    const differs = (field: string) => differences.includes(field);

    return (
        <div className="flex min-w-0 flex-col gap-1 font-normal whitespace-normal">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-strong">
                    <PersonName person={person} />
                </span>
                <Badge>{person.pin === null ? TYPES[person.type] : `PIN ${person.pin}`}</Badge>
                <span className="text-compact text-muted">{person.exists ? person.status : 'Merged or deleted'}</span>
            </p>
            <dl className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-2 text-compact">
                {DETAILS.map(([field, label]) => (
                    <Detail key={field} label={label} differs={differs(field)}>
                        {field === 'date_of_birth' && person.date_of_birth !== null
                            ? formatDate(person.date_of_birth, 'UTC')
                            : person[field]}
                    </Detail>
                ))}
            </dl>
        </div>
    );
}

function PersonName({ person }: { person: MatchPerson }) {
    const page = { client: clients.edit, lead: null, db_client: null }[person.type];

    return page && person.exists ? (
        <PageLink href={page({ client: person.id })} className="hover:underline">
            {person.full_name}
        </PageLink>
    ) : (
        person.full_name
    );
}

interface DetailProps {
    label: string;
    differs: boolean;
    children: string | null;
}

function Detail({ label, differs, children }: DetailProps) {
    return (
        <>
            <dt className="text-muted">{label}</dt>
            <dd className={cn('min-w-0 break-words', children === null && 'text-faint')}>
                {differs ? (
                    <mark className="rounded-tag bg-warn-soft px-1 text-warn">
                        {children}
                        <span className="sr-only"> (differs)</span>
                    </mark>
                ) : (
                    (children ?? NOTHING)
                )}
            </dd>
        </>
    );
}
