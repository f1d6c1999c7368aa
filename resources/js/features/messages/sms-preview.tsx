import { SegmentCount } from '@/features/clients/messages/sms-composer';
import { smsLength } from '@/lib/sms-segments';

interface SmsPreviewProps {
    body: string;
    /** Examples of the variables. */
    variables: Readonly<Record<string, string>>;
}

/** A template as an example client would get it, with its length. */
export function SmsPreview({ body, variables }: SmsPreviewProps) {
    const text = body.replace(/\{([a-z_]{1,40})\}/g, (variable, name: string) => variables[name] ?? variable);

    return (
        <div className="flex flex-col gap-2">
            <p className="text-compact text-muted">Example</p>
            <p className="rounded-control bg-accent-soft px-3 py-2 whitespace-pre-wrap break-words">{text}</p>
            <SegmentCount length={smsLength(text)} isEmpty={text === ''} />
        </div>
    );
}
