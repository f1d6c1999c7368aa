import { Banner } from '@/components/ui/banner';
import { listed } from '@/features/withdrawals/warned-clients';

interface StandsAgainstProps {
    warnings: readonly string[];
    /** Who says that they know of it: 'approves'. */
    whoever: string;
    className?: string;
}

/** What stands against the client whom money goes to, for those who look; nothing where nothing does. */
export function StandsAgainst({ warnings, whoever, className = '' }: StandsAgainstProps) {
    return (
        warnings.length > 0 && (
            <Banner tone="danger" title={`This client is ${listed(warnings)}`} className={className}>
                It is their money all the same. Whoever {whoever} says that they know.
            </Banner>
        )
    );
}
