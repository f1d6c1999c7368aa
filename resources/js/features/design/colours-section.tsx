import { CompanyMark } from '@/components/ui/company-mark';
import { RATED_VALUES } from '@/components/ui/rating';
import { RatingDot } from '@/components/ui/rating-dot';
import { Example, Section } from '@/features/design/section';
import { cn } from '@/lib/cn';

const GROUNDS = [
    ['canvas', 'bg-canvas'],
    ['surface', 'bg-surface'],
    ['raised', 'bg-raised'],
    ['sunken', 'bg-sunken'],
    ['line', 'bg-line'],
    ['line-strong', 'bg-line-strong'],
    ['control', 'bg-control'],
    ['accent', 'bg-accent'],
] as const;

const INKS = [
    ['ink', 'text-ink', 'bg-surface'],
    ['muted', 'text-muted', 'bg-sunken'],
    ['faint', 'text-faint', 'bg-sunken'],
    ['accent', 'text-accent', 'bg-accent-soft'],
    ['ok', 'text-ok', 'bg-ok-soft'],
    ['warn', 'text-warn', 'bg-warn-soft'],
    ['danger', 'text-danger', 'bg-danger-soft'],
    ['info', 'text-info', 'bg-info-soft'],
    ['bonus', 'text-bonus', 'bg-bonus-soft'],
] as const;

const COMPANIES = ['Regal Bet', 'BlackStump', 'Outback 88', 'Southern Cross', 'Kookaburra', 'Wattle Park'];

const REVIEWED_AT = '2026-11-18T03:05:00Z';

export function ColoursSection() {
    return (
        <Section
            id="colours"
            title="Colours"
            intro="Grounds, inks and their tints. Every ink has a contrast of at least 4.5:1 on its ground, in both themes."
        >
            <Example title="Grounds and lines" layout="bare" className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-4">
                {GROUNDS.map(([name, ground]) => (
                    <div key={name}>
                        <div className={cn('h-12 rounded-control border border-line', ground)} />
                        <p className="mt-1.5 text-xs text-muted">{name}</p>
                    </div>
                ))}
            </Example>
            <Example title="Inks" layout="bare" className="grid grid-cols-2 gap-3 p-4 sm:grid-cols-3">
                {INKS.map(([name, ink, ground]) => (
                    <p key={name} className={cn('rounded-control px-3 py-2', ink, ground)}>
                        <span className="font-medium">{name}</span> on {ground.slice(3)}
                    </p>
                ))}
            </Example>
            <Example title="Client ratings" className="gap-x-5">
                {[...RATED_VALUES, null].map((value) => (
                    <span key={value} className="inline-flex items-center gap-2">
                        <RatingDot
                            value={value}
                            description={value === null ? 'Not rated yet' : null}
                            reviewedAt={value === null ? null : REVIEWED_AT}
                        />
                        <span className="tabular">{value ?? 'Any other'}</span>
                    </span>
                ))}
            </Example>
            <Example title="Companies" className="gap-x-6">
                {COMPANIES.map((name) => (
                    <CompanyMark key={name} name={name} />
                ))}
                <CompanyMark name="Own colour" color="#f2b705" />
            </Example>
        </Section>
    );
}
