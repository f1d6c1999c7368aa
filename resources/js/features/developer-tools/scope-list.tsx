/** Scopes as code. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
    return (
        <span className="flex max-w-96 flex-wrap gap-1">
            {scopes.map((scope) => (
                <code key={scope} className="rounded-tag bg-sunken px-1.5 py-0.5 text-xs whitespace-nowrap text-muted">
                    {scope}
                </code>
            ))}
        </span>
    );
}
