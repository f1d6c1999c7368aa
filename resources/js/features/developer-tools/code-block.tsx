interface CodeBlockProps {
    label: string;
    children: string;
}

/** Preformatted text. Long lines wrap so that nothing scrolls sideways. */
export function CodeBlock({ label, children }: CodeBlockProps) {
    return (
        <figure aria-label={label} className="w-full min-w-0">
            <pre className="rounded-control border border-line bg-sunken p-3 font-mono text-xs leading-5 break-words whitespace-pre-wrap text-ink">
                {children}
            </pre>
        </figure>
    );
}
