import { columnsOf } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Badge, type Tone } from '@/components/ui/badge';
import { type CalledPerson, CallLink, isCalledPerson } from '@/features/contacts/call-link';
import { formatPhone } from '@/lib/format';
import { useGate } from '@/navigation/use-navigation';
import { clients, dbClients } from '@/routes/generated';
import { MessageDirectionLabels, type PhoneLogRow, type PhoneOutcome, PhoneOutcomeLabels } from '@/types/generated';
import { phoneLogList } from '@/types/generated/lists';

const TONES: Record<PhoneOutcome, Tone> = {
    answered: 'ok',
    no_answer: 'neutral',
    busy: 'neutral',
    voicemail: 'info',
    wrong_number: 'warn',
    failed: 'danger',
};

const RECORDS = {
    client: { kind: 'Client', ability: 'viewClients', page: (client: number) => clients.timeline({ client }) },
    lead: { kind: 'Lead', ability: 'viewClients', page: (lead: number) => clients.leadsShow({ lead }) },
    db_client: {
        kind: 'DB client',
        ability: 'viewDBClients',
        page: (dbClient: number) => dbClients.show({ dbClient }),
    },
} as const;

export const PHONE_LOG_COLUMNS = columnsOf(phoneLogList, {
    direction: { text: (call) => MessageDirectionLabels[call.direction] },
    person_name: {
        cell: (call) => {
            const person = personOf(call);
            if (person) {
                return <Person person={person} />;
            }
            // A person without a name is one whose record the viewer can't see.
            return (
                <span className="text-muted">
                    {isCalledPerson(call.person_type) ? RECORDS[call.person_type].kind : 'Unknown'}
                </span>
            );
        },
        secondLine: (call) => {
            const person = personOf(call);
            return person && RECORDS[person.type].kind;
        },
        primary: true,
    },
    number: { cell: (call) => <PhoneNumber number={call.number} person={personOf(call)} /> },
    seconds: { text: ({ seconds }) => (seconds === null ? null : callLength(seconds)), align: 'right' },
    outcome: {
        cell: ({ outcome }) =>
            outcome === null ? (
                <span className="text-muted">Not reported</span>
            ) : (
                <Badge tone={TONES[outcome]}>{PhoneOutcomeLabels[outcome]}</Badge>
            ),
        phoneAside: true,
    },
});

function personOf({ person_type: type, person_id: id, person_name: name }: PhoneLogRow): CalledPerson | null {
    return isCalledPerson(type) && id !== null && name !== null ? { type, id, name } : null;
}

/** A link for viewers who can open the record. A client opens at the timeline, which has the call. */
function Person({ person: { type, id, name } }: { person: CalledPerson }) {
    const { ability, page } = RECORDS[type];

    return useGate({ anyOf: [ability] }) ? (
        <PageLink href={page(id)} className="hover:underline">
            {name}
        </PageLink>
    ) : (
        name
    );
}

/** Known people's numbers can be called. Unknown callers' numbers are text. */
function PhoneNumber({ number, person }: { number: string | null; person: CalledPerson | null }) {
    if (number === null) {
        return <span className="text-muted">Withheld</span>;
    }

    return person ? (
        <CallLink number={number} person={person} />
    ) : (
        <span className="whitespace-nowrap tabular">{formatPhone(number)}</span>
    );
}

/** `3:20`, minutes and seconds. */
function callLength(seconds: number): string {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
