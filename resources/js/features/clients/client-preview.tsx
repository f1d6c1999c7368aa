import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { CardBody } from '@/components/ui/card';
import { CompanyMark } from '@/components/ui/company-mark';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { ShortTime } from '@/components/ui/relative-time';
import { SkeletonText } from '@/components/ui/skeleton';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { RiskCheckButtons } from '@/features/clients/risk-check-buttons';
import { CallLink } from '@/features/contacts/call-link';
import { formatMoney } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import { type ClientPreview, type ClientRow, NoteCategoryLabels } from '@/types/generated';

/** Delays the request, so that moving through rows with j and k loads only the row where the user stops. */
const DELAY_MS = 150;

/** The client preview beside the list. It shows the row's data while the rest loads. */
export function ClientPreviewPanel({ client }: { client: ClientRow }) {
    const { preview, hasFailed } = usePreview(client.id);

    return (
        <>
            <header className="border-b border-line py-4 pr-14 pl-5">
                <h2 className="flex items-center gap-2.5 text-lg font-strong">
                    <RatingDot
                        value={client.client_rating}
                        description={client.client_rating_description}
                        reviewedAt={client.rating_reviewed_at}
                        size="lg"
                    />
                    <span className="truncate">{client.full_name}</span>
                </h2>
                <p className="mt-2 flex flex-wrap items-center gap-1.5">
                    <Badge>PIN {client.pin}</Badge>
                    <ClientStatusBadge status={client.status} />
                    <CompanyMark
                        name={client.company_name}
                        color={client.company_color}
                        logo={client.company_logo}
                        className="text-compact"
                    />
                    <ClientMarks
                        isBetstopped={client.is_betstopped}
                        isBarred={client.is_barred}
                        isSmsOptedOut={client.is_sms_opted_out}
                    />
                </p>
            </header>
            <CardBody
                flush
                role="region"
                aria-label="Client details"
                // Focusable, so that the keyboard can scroll it.
                tabIndex={0}
                className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
                aria-busy={preview === null && !hasFailed}
            >
                {preview?.is_new_account_check_button_visible && <RiskCheck key={client.id} client={client} />}
                <DescriptionList className="sm:grid-cols-[7rem_1fr]!" items={detailItems(client, preview)} />
                {preview && <Notes notes={preview.notes} />}
                {preview && <Activity entries={preview.activity} />}
                {hasFailed && (
                    <p className="mt-5 text-muted">Couldn’t load the other details. Open the client to see them.</p>
                )}
                {preview === null && !hasFailed && <SkeletonText lines={6} className="mt-6" />}
            </CardBody>
            <footer
                data-dialog-foot=""
                className="flex items-center justify-between gap-2 border-t border-line px-5 py-3 text-compact text-muted"
            >
                <span className="max-sm:hidden">j/k to move, Enter to open, Esc to close</span>
                <LinkButton variant="primary" className="max-sm:w-full" href={clients.edit({ client: client.id })}>
                    Open client
                </LinkButton>
            </footer>
        </>
    );
}

/** The New Account risk check, so that a list of them is worked through without opening each client. */
function RiskCheck({ client }: { client: ClientRow }) {
    const [isSettled, setIsSettled] = useState(false);

    return (
        !isSettled && (
            <section className="mb-6">
                <h3 className="mb-2 text-compact font-strong text-muted">New Account risk check</h3>
                <div className="flex flex-wrap gap-1.5">
                    <RiskCheckButtons
                        size="sm"
                        client={client}
                        rowId={client.id}
                        onSettled={() => setIsSettled(true)}
                    />
                </div>
            </section>
        )
    );
}

function detailItems(client: ClientRow, preview: ClientPreview | null) {
    return [
        { term: 'Balance', details: <span className="tabular">{formatMoney(client.balance_cents)}</span> },
        { term: 'Last bet', details: <ShortTime value={client.last_bet_at} /> },
        { term: 'Last deposit', details: <ShortTime value={client.last_deposit_at} /> },
        { term: 'Manager', details: client.account_manager?.full_name },
        { term: 'Affiliate', details: client.affiliate_name },
        {
            term: 'Mobile',
            details: preview?.mobile && (
                <CallLink number={preview.mobile} person={{ type: 'client', id: client.id, name: client.full_name }} />
            ),
        },
        { term: 'Email', details: preview?.email },
        { term: 'Location', details: [preview?.suburb, client.state].filter(Boolean).join(' ') },
    ];
}

const HEADING = 'mt-6 mb-2 text-compact font-strong text-muted';

function Notes({ notes }: { notes: ClientPreview['notes'] }) {
    return (
        <section>
            <h3 className={HEADING}>Recent notes</h3>
            {notes.length === 0 && <p className="text-faint">No notes yet.</p>}
            <ul className="flex flex-col gap-3">
                {notes.map((note) => (
                    <li key={note.id} className="rounded-control bg-sunken px-3 py-2">
                        <p className="whitespace-pre-line break-words">{note.body}</p>
                        <p className="mt-1 text-compact text-muted">
                            {note.is_pinned && 'Pinned · '}
                            {NoteCategoryLabels[note.category]} · {note.author_name} ·{' '}
                            <ShortTime value={note.created_at} />
                        </p>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Activity({ entries }: { entries: ClientPreview['activity'] }) {
    return (
        <section>
            <h3 className={HEADING}>Recent activity</h3>
            {entries.length === 0 && <p className="text-faint">No activity yet.</p>}
            <ul className="divide-y divide-line">
                {entries.map((entry) => (
                    <li key={entry.key} className="flex items-baseline gap-3 py-2">
                        <span className="min-w-0 flex-1 truncate">{entry.text}</span>
                        {entry.amount_cents !== null && <Money cents={entry.amount_cents} />}
                        <ShortTime value={entry.at} className="shrink-0 text-compact text-faint" />
                    </li>
                ))}
            </ul>
        </section>
    );
}

interface Answer {
    id: number;
    preview: ClientPreview | null;
}

function usePreview(id: number): { preview: ClientPreview | null; hasFailed: boolean } {
    const [answer, setAnswer] = useState<Answer | null>(null);

    useEffect(() => {
        const controller = new AbortController();
        const timer = setTimeout(() => {
            requestJson<ClientPreview>(clients.preview({ client: id }), { signal: controller.signal })
                .then((preview) => setAnswer({ id, preview }))
                .catch(() => controller.signal.aborted || setAnswer({ id, preview: null }));
        }, DELAY_MS);

        return () => {
            clearTimeout(timer);
            controller.abort();
        };
    }, [id]);

    const own = answer?.id === id ? answer : null;

    return { preview: own?.preview ?? null, hasFailed: own !== null && own.preview === null };
}
