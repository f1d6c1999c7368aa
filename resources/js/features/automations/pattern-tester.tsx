import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { requestJson } from '@/lib/http';
import { automations } from '@/routes/generated';
import type { PatternMatch, PatternTest } from '@/types/generated';

interface PatternTesterProps {
    initialName?: string;
    /** The pattern in the form, as it is typed. */
    draft?: { id: number | null; pattern: string; priority: string; market_id: string };
}

const testPattern = (query: string, signal: AbortSignal) =>
    requestJson<PatternTest>(automations.sportsbetPatternsTest({ query: JSON.parse(query) }), { signal });

/** Shows which patterns match a name and which one wins, before and after the change in a form. */
export function PatternTester({ initialName = '', draft }: PatternTesterProps) {
    const [name, setName] = useState(initialName);
    const isEmpty = name.trim() === '';
    const { answer, status } = useTypedSearch(testPattern, JSON.stringify({ name, ...draft }), !isEmpty);
    const shown = isEmpty ? null : answer;

    return (
        <div className="flex flex-col gap-3">
            <Field
                label="Name to test"
                required={draft === undefined}
                help="Paste a sport and market as a bet has them."
            >
                <Input
                    value={name}
                    maxLength={330}
                    placeholder="AFL: Collingwood v Carlton – Head to head"
                    onChange={(event) => setName(event.target.value)}
                    // Enter would save the form around it.
                    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                />
            </Field>
            <div aria-live="polite" className="grid gap-3 sm:grid-cols-2">
                {status === 'failed' && <p className="text-danger">Couldn’t test the name. Check the fields above.</p>}
                {shown && (
                    <Matches title={shown.draft ? 'Now' : 'Result'} matches={shown.saved} isWide={!shown.draft} />
                )}
                {shown?.draft && <Matches title="After saving" matches={shown.draft} />}
            </div>
        </div>
    );
}

interface MatchesProps {
    title: string;
    matches: readonly PatternMatch[];
    isWide?: boolean;
}

function Matches({ title, matches, isWide = false }: MatchesProps) {
    const winner = matches.find(({ wins }) => wins);

    return (
        <section
            aria-label={title}
            className={`flex min-w-0 flex-col gap-1.5 rounded-control border border-line p-3 ${isWide ? 'sm:col-span-2' : ''}`}
        >
            <h3 className="font-strong">{title}</h3>
            <p className={winner ? 'text-ok' : 'text-warn'}>
                {winner ? `Maps to ${winner.market_name}` : 'No pattern maps this name.'}
            </p>
            <ol className="flex flex-col gap-1.5">
                {matches.map((match) => (
                    <li key={match.is_draft ? 'draft' : match.id} className="flex flex-wrap items-center gap-1.5">
                        <span className="text-muted">{match.priority}</span>
                        <span className="min-w-0 break-words">{match.pattern}</span>
                        {match.wins && <Badge tone="ok">Wins</Badge>}
                        {match.is_draft && <Badge tone="info">This pattern</Badge>}
                        {!match.market_is_enabled && <Badge tone="warn">Market disabled</Badge>}
                    </li>
                ))}
            </ol>
        </section>
    );
}
