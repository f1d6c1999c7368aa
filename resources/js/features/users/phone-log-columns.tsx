import { columnsOf } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Nothing } from '@/components/ui/known';
import { CallLink, isCalledPerson } from '@/features/contacts/call-link';
import { callLength } from '@/features/users/call-length';
import { formatPhone } from '@/lib/format';
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

interface Sight {
    seesClients: boolean;
    seesDbClients: boolean;
}

/** The columns of the phone log. People are links for viewers who can open their record. */
export function phoneLogColumns(sight: Sight) {
    return columnsOf(phoneLogList, {
        direction: { cell: (call) => MessageDirectionLabels[call.direction] },
        person_name: {
            cell: (call) => <Person call={call} sight={sight} />,
            secondLine: ({ person_name, person_type }) => person_name && KINDS[person_type ?? ''],
            primary: true,
        },
        number: { cell: (call) => <PhoneNumber call={call} /> },
        seconds: { cell: (call) => (call.seconds === null ? <Nothing /> : callLength(call.seconds)), align: 'right' },
        outcome: {
            cell: (call) =>
                call.outcome === null ? (
                    <span className="text-muted">Not reported</span>
                ) : (
                    <Badge tone={TONES[call.outcome]}>{PhoneOutcomeLabels[call.outcome]}</Badge>
                ),
            phoneAside: true,
        },
    });
}

const KINDS: Record<string, string> = { client: 'Client', lead: 'Lead', db_client: 'DB client' };

function Person({ call, sight }: { call: PhoneLogRow; sight: Sight }) {
    const { person_type, person_name } = call;
    if (person_type === null || person_name === null) {
        return <span className="text-muted">Unknown</span>;
    }
    const href = recordOf(call, sight);

    return href === null ? (
        person_name
    ) : (
        <PageLink href={href} className="hover:underline">
            {person_name}
        </PageLink>
    );
}

/** Numbers of people can be called; those of unknown callers are text. */
function PhoneNumber({ call: { number, person_type, person_id, person_name } }: { call: PhoneLogRow }) {
    if (number === null) {
        return <span className="text-muted">Withheld</span>;
    }

    return isCalledPerson(person_type) && person_id !== null && person_name !== null ? (
        <CallLink number={number} person={{ type: person_type, id: person_id, name: person_name }} />
    ) : (
        <span className="whitespace-nowrap tabular">{formatPhone(number)}</span>
    );
}

/** A client opens at the timeline, which has the call. */
function recordOf({ person_type, person_id }: PhoneLogRow, { seesClients, seesDbClients }: Sight) {
    if (person_id === null) {
        return null;
    }
    if (person_type === 'db_client') {
        return seesDbClients ? dbClients.show({ dbClient: person_id }) : null;
    }

    return seesClients
        ? person_type === 'lead'
            ? clients.leadsShow({ lead: person_id })
            : clients.timeline({ client: person_id })
        : null;
}
