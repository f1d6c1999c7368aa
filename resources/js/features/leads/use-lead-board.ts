import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { requestJson } from '@/lib/http';
import { clients as routes } from '@/routes/generated';
import { type LeadColumn, type LeadRow, type LeadStatus, LeadStatusLabels } from '@/types/generated';

const NETWORK_ERROR = 'Couldn’t reach the server, so the lead was not moved. Try again.';

/** A move that is not saved yet. */
interface Move {
    lead: LeadRow;
    to: LeadStatus;
    reason: string | undefined;
    save: () => void;
}

interface BoardState {
    /** The latest board from the server. */
    source: readonly LeadColumn[];
    /** The board with the cards moved and loaded since. */
    columns: readonly LeadColumn[];
    loading: LeadStatus | null;
}

export interface LeadBoard {
    columns: readonly LeadColumn[];
    /** Why the server refused the last move. */
    refusal: string | null;
    dismissRefusal: () => void;
    /** The last move, announced to screen readers. */
    announcement: string;
    loading: LeadStatus | null;
    move: (lead: LeadRow, to: LeadStatus, reason?: string) => void;
    loadMore: (status: LeadStatus) => void;
}

/** The board with optimistic moves: a card moves straight away, and moves back if the server refuses. */
export function useLeadBoard(board: readonly LeadColumn[], query: Readonly<Record<string, string>>): LeadBoard {
    const [state, setState] = useState<BoardState>({ source: board, columns: board, loading: null });
    const [refusal, setRefusal] = useState<string | null>(null);
    const [announcement, setAnnouncement] = useState('');
    /** They are sent one at a time, in order. The answer to one has the cards of the others in their old columns. */
    const waiting = useRef<readonly Move[]>([]);
    if (state.source !== board) {
        setState({ source: board, columns: afterMoves(board, waiting.current), loading: null });
    }

    const move = (lead: LeadRow, to: LeadStatus, reason?: string) => {
        const forget = () => {
            waiting.current = waiting.current.filter((one) => one !== made);
        };
        const revert = (message: string) => {
            forget();
            setState((now) => ({ ...now, columns: afterMoves(now.source, waiting.current) }));
            setRefusal(message);
            setAnnouncement('');
        };
        setRefusal(null);
        setAnnouncement(`${lead.full_name} moved to ${LeadStatusLabels[to]}.`);
        setState((now) => ({ ...now, columns: moved(now.columns, { lead, to, reason }) }));
        const save = () =>
            router.put(
                routes.leadsMove({ lead: lead.id }),
                { from: lead.status, status: to, ...(reason && { reason }) },
                {
                    only: ['board'],
                    // Saves the move even if the user opens another page before the response.
                    async: true,
                    preserveUrl: true,
                    preserveScroll: true,
                    preserveState: true,
                    onError: (errors) => revert(Object.values(errors)[0] ?? NETWORK_ERROR),
                    onHttpException: () => {
                        revert(`Couldn’t move ${lead.full_name}. Reload the page and try again.`);
                        return false;
                    },
                    onNetworkError: () => {
                        revert(NETWORK_ERROR);
                        return false;
                    },
                    onFinish: () => {
                        forget();
                        waiting.current[0]?.save();
                    },
                },
            );
        const made: Move = { lead, to, reason, save };
        waiting.current = [...waiting.current, made];
        if (waiting.current.length === 1) {
            save();
        }
    };

    const loadMore = (status: LeadStatus) => {
        const column = state.columns.find((one) => one.status === status);
        if (!column?.next_cursor || state.loading !== null) {
            return;
        }
        setState((now) => ({ ...now, loading: status }));
        requestJson<LeadColumn>(
            routes.leadsBoard({ leadStatus: status }, { query: { ...query, place: column.next_cursor } }),
        )
            .then((more) =>
                setState((now) => ({
                    ...now,
                    loading: null,
                    columns: now.source === state.source ? appended(now.columns, more) : now.columns,
                })),
            )
            .catch(() => {
                setState((now) => ({ ...now, loading: null }));
                setRefusal('Couldn’t load more leads. Try again.');
            });
    };

    return {
        columns: state.columns,
        refusal,
        dismissRefusal: () => setRefusal(null),
        announcement,
        loading: state.loading,
        move,
        loadMore,
    };
}

function afterMoves(columns: readonly LeadColumn[], moves: readonly Move[]): readonly LeadColumn[] {
    return moves.reduce(moved, columns);
}

function moved(columns: readonly LeadColumn[], { lead, to, reason }: Omit<Move, 'save'>): readonly LeadColumn[] {
    const card = { ...lead, status: to, lost_reason: reason ?? null, is_overdue: false };
    // Ignores a second drop of the same card before the first is rendered.
    if (!columns.some(({ status, cards }) => status === lead.status && cards.some(({ id }) => id === lead.id))) {
        return columns;
    }

    return columns.map((column) => {
        if (column.status === lead.status) {
            return { ...column, cards: column.cards.filter(({ id }) => id !== lead.id), count: column.count - 1 };
        }
        return column.status === to ? { ...column, cards: [card, ...column.cards], count: column.count + 1 } : column;
    });
}

function appended(columns: readonly LeadColumn[], more: LeadColumn): LeadColumn[] {
    return columns.map((column) => {
        if (column.status !== more.status) {
            return column;
        }
        const known = new Set(column.cards.map(({ id }) => id));

        return {
            ...column,
            cards: [...column.cards, ...more.cards.filter(({ id }) => !known.has(id))],
            next_cursor: more.next_cursor,
        };
    });
}
