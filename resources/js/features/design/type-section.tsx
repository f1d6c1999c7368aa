import { DateTime } from '@/components/ui/date-time';
import { Kbd } from '@/components/ui/kbd';
import { Money } from '@/components/ui/money';
import { RelativeTime } from '@/components/ui/relative-time';
import { Example, Section } from '@/features/design/section';
import { cn } from '@/lib/cn';
import { formatPhone } from '@/lib/format';

const STYLES = [
    ['Figure', 'text-figure font-strong', '24/32'],
    ['Title', 'text-title font-strong', '20/28'],
    ['Heading', 'text-lg font-strong', '16/24'],
    ['Body', 'text-sm', '14/20'],
    ['Compact', 'text-compact', '13/18'],
    ['Small', 'text-xs', '12/16'],
    ['Tiny', 'text-2xs', '11/16'],
] as const;

const AMOUNTS = [184_250, -2_500, 0, 129_070_099, null];

export function TypeSection() {
    const today = new Date(Date.now() - 42 * 60_000).toISOString();

    return (
        <Section
            id="type"
            title="Type and values"
            intro="Inter at 14 px. Amounts are right-aligned with tabular figures. Times use the viewer’s time zone."
        >
            <div className="grid gap-4 lg:grid-cols-2">
                <Example title="Sizes" layout="column" className="gap-2.5!">
                    {STYLES.map(([name, style, size]) => (
                        <p key={name} className="flex items-baseline gap-3">
                            <span className={cn('min-w-0 flex-1 truncate', style)}>{name} – 16 winners at $4.20</span>
                            <span className="text-xs text-faint tabular">{size}</span>
                        </p>
                    ))}
                </Example>
                <Example title="Values" layout="bare" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 p-4">
                    <span className="text-muted">Amounts</span>
                    <span>
                        {AMOUNTS.map((cents) => (
                            <Money key={cents} cents={cents} />
                        ))}
                    </span>
                    <span className="text-muted">Date and time</span>
                    <DateTime value="2026-11-20T03:05:00Z" />
                    <span className="text-muted">Calendar day</span>
                    <DateTime value="1986-02-04" dateOnly />
                    <span className="text-muted">Relative time</span>
                    <RelativeTime value={today} />
                    <span className="text-muted">Phone</span>
                    <span className="tabular">{formatPhone('+61491570156')}</span>
                    <span className="text-muted">Keys</span>
                    <span className="flex gap-1">
                        <Kbd>Ctrl</Kbd>
                        <Kbd>K</Kbd>
                    </span>
                </Example>
            </div>
        </Section>
    );
}
