import { CopyButton } from '@/components/copy-button';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { signedCall } from '@/features/developer-tools/signed-call';

/** Example of a signed call, to run in a shell. */
export function SignedCallExample({ address }: { address: string }) {
    const example = signedCall(address);

    return (
        <details>
            <summary className="rounded-tag text-compact text-muted hover:text-ink">Show a signed example</summary>
            <div className="mt-2 flex flex-col items-start gap-2">
                <CodeBlock label="Signed call">{example}</CodeBlock>
                <CopyButton text={example} label="Copy example" />
            </div>
        </details>
    );
}
