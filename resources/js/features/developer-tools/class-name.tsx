/** `RunBlast` for `App\Jobs\Messages\RunBlast`. */
export function shortClass(name: string): string {
    return name.slice(name.lastIndexOf('\\') + 1);
}

/** A PHP class without its namespace, which is in the tooltip of the browser. */
export function ClassName({ name }: { name: string }) {
    return (
        <code className="text-compact break-all" title={name}>
            {shortClass(name)}
        </code>
    );
}
