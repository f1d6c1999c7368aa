import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

const SHOWN_MS = 2_000;

type Outcome = 'copied' | 'failed' | null;

interface CopyButtonProps {
    text: string;
    label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
    const [outcome, setOutcome] = useState<Outcome>(null);

    useEffect(() => {
        if (outcome === null) {
            return;
        }
        const timer = setTimeout(() => setOutcome(null), SHOWN_MS);

        return () => clearTimeout(timer);
    }, [outcome]);

    const copy = async () => {
        try {
            await navigator.clipboard.writeText(text);
            setOutcome('copied');
        } catch {
            // Browsers allow the clipboard only on secure pages, and users can deny it.
            setOutcome('failed');
        }
    };

    return (
        <Button size="sm" icon={outcome === 'copied' ? CheckIcon : ClipboardDocumentIcon} onClick={copy}>
            <span aria-live="polite">{outcome === null ? label : SAID[outcome]}</span>
        </Button>
    );
}

const SAID = { copied: 'Copied', failed: 'Select and copy manually' };
