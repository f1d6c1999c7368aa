import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import type { RuleVersion } from '@/types/generated';

/** The versions of a rule, the current one first. */
export function RuleVersions({ versions }: { versions: readonly RuleVersion[] }) {
    return (
        <Card>
            <CardHeader title="Versions" description="Each bonus keeps the version that it was decided by." />
            {versions.length === 0 && (
                <p className="px-4 py-3 text-muted">
                    This promotion has no rule. Every client of the company can be given it.
                </p>
            )}
            <ol>
                {versions.map(({ version, conditions, author_name, created_at }, place) => (
                    <li key={version} className="border-b border-line px-4 py-2.5 last:border-0">
                        <p>
                            <span className="font-medium">Version {version}</span>
                            {place === 0 && ' (current)'}
                            <span className="text-compact text-muted">
                                {' · '}
                                {author_name}, <DateTime value={created_at} />
                            </span>
                        </p>
                        <p className="text-compact text-muted">{conditions.join(', ') || 'Rule removed'}</p>
                    </li>
                ))}
            </ol>
        </Card>
    );
}
