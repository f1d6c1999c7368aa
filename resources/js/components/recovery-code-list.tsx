import { ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { CopyButton } from '@/components/copy-button';
import { Button } from '@/components/ui/button';
import { useSharedProps } from '@/hooks/use-shared-props';
import { downloadText, printText } from '@/lib/text-file';

interface RecoveryCodeListProps {
    codes: readonly string[];
    /** The user's name or email address, printed with the codes. */
    owner: string;
}

/** Recovery codes with buttons to copy, print and download. The server shows them once. */
export function RecoveryCodeList({ codes, owner }: RecoveryCodeListProps) {
    const { name } = useSharedProps().app;
    const title = `${name} recovery codes for ${owner}`;
    const text = codes.join('\n');

    return (
        <div className="flex flex-col gap-3">
            <ol
                aria-label="Recovery codes"
                className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3 text-center font-mono text-compact min-[22rem]:grid-cols-2"
            >
                {codes.map((code) => (
                    <li key={code} className="select-all">
                        {code}
                    </li>
                ))}
            </ol>
            <div className="flex flex-wrap gap-2">
                <CopyButton text={text} label="Copy" />
                <Button
                    size="sm"
                    icon={ArrowDownTrayIcon}
                    onClick={() => downloadText(`${name.toLowerCase()}-recovery-codes.txt`, `${title}\n\n${text}\n`)}
                >
                    Download
                </Button>
                <Button size="sm" icon={PrinterIcon} onClick={() => printText(title, text)}>
                    Print
                </Button>
            </div>
        </div>
    );
}
