import { ClipboardDocumentIcon, EyeIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { requestJson } from '@/lib/http';
import { messageOf } from '@/lib/refusal';
import { services } from '@/routes/generated';
import type { CredentialRow } from '@/types/generated';

export const SHOWN_MS = 30_000;

/** Reveals the secret for 30 seconds, or copies it without showing it. Both take a reason and the password, and are logged. */
export function SecretSection({ credential }: { credential: CredentialRow }) {
    const [asking, setAsking] = useState<'show' | 'copy' | null>(null);
    const [secret, setSecret] = useState<string | null>(null);
    const [copied, setCopied] = useState<'done' | 'failed' | null>(null);

    useEffect(() => {
        if (secret === null) {
            return;
        }
        const timer = setTimeout(() => setSecret(null), SHOWN_MS);

        return () => clearTimeout(timer);
    }, [secret]);

    const receive = async (revealed: string) => {
        if (asking === 'copy') {
            // Browsers allow the clipboard only on secure pages, and users can deny it.
            try {
                await navigator.clipboard.writeText(revealed);
                setCopied('done');
            } catch {
                setCopied('failed');
            }
        } else {
            setSecret(revealed);
        }
        setAsking(null);
        router.reload({ only: ['opened', 'credentials'] });
    };

    return (
        <section aria-label="Secret" className="flex flex-col items-start gap-2">
            {secret === null ? (
                <div className="flex flex-wrap gap-2">
                    <Button icon={EyeIcon} onClick={() => setAsking('show')}>
                        Reveal secret
                    </Button>
                    <Button icon={ClipboardDocumentIcon} onClick={() => setAsking('copy')}>
                        Copy secret
                    </Button>
                </div>
            ) : (
                <>
                    <code className="w-full rounded-control bg-sunken px-3 py-2 break-all whitespace-pre-wrap select-all">
                        {secret}
                    </code>
                    <p role="status" className="text-compact text-muted">
                        Hidden after 30 seconds.{' '}
                        <button
                            type="button"
                            className="font-medium text-accent hover:underline"
                            onClick={() => setSecret(null)}
                        >
                            Hide now
                        </button>
                    </p>
                </>
            )}
            <p role="status" className="text-compact text-muted empty:hidden">
                {copied === 'done' && 'Secret copied. Clear your clipboard when you have used it.'}
                {copied === 'failed' && 'Your browser blocked the clipboard. Reveal the secret instead.'}
            </p>
            <RevealDialog
                // So that each opening starts with empty fields.
                key={asking}
                credential={credential}
                isCopy={asking === 'copy'}
                open={asking !== null}
                onReceive={receive}
                onClose={() => setAsking(null)}
            />
        </section>
    );
}

interface RevealDialogProps {
    credential: CredentialRow;
    isCopy: boolean;
    open: boolean;
    onReceive: (secret: string) => Promise<void>;
    onClose: () => void;
}

function RevealDialog({ credential, isCopy, open, onReceive, onClose }: RevealDialogProps) {
    const [reason, setReason] = useState('');
    const [password, setPassword] = useState('');
    const [problem, setProblem] = useState<string | null>(null);
    const [isLoading, setIsLoading] = useState(false);
    const form = useRef<HTMLFormElement>(null);
    const request = useRef<AbortController>(null);
    const verb = isCopy ? 'Copy secret' : 'Reveal secret';

    // Cancel closes the dialog, which unmounts it.
    useEffect(() => () => request.current?.abort(), []);

    const ask = async () => {
        const controller = new AbortController();
        request.current = controller;
        setIsLoading(true);
        setProblem(null);
        try {
            const route = services.credentialsReveal({ credential: credential.id });
            const data = { reason, current_password: password, is_copy: isCopy };
            const { secret } = await requestJson<{ secret: string }>(route, { data, signal: controller.signal });
            if (controller.signal.aborted) {
                return;
            }
            await onReceive(secret);
        } catch (error) {
            setPassword('');
            setProblem(messageOf(error) ?? 'Couldn’t load the secret. Check your connection and try again.');
        }
        setIsLoading(false);
    };

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`${isCopy ? 'Copy' : 'Reveal'} the secret of ${credential.service}?`}
            description={`Your reason is logged, and ${credential.has_owner ? `${credential.owner_name} gets` : 'developers get'} an email.`}
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={isLoading} onClick={() => form.current?.requestSubmit()}>
                        {verb}
                    </Button>
                </>
            }
        >
            <form
                ref={form}
                className="flex flex-col gap-3"
                onSubmit={(event) => {
                    event.preventDefault();
                    void (isLoading ? undefined : ask());
                }}
            >
                <UnsavedGuard isDirty={reason !== ''} />
                {problem && <Banner tone="danger">{problem}</Banner>}
                <Field label="Reason" required>
                    <Input
                        name="reason"
                        maxLength={255}
                        value={reason}
                        onChange={(event) => setReason(event.target.value)}
                    />
                </Field>
                <Field label="Your password" required>
                    <Input
                        name="current_password"
                        type="password"
                        autoComplete="current-password"
                        value={password}
                        onChange={(event) => setPassword(event.target.value)}
                    />
                </Field>
                <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
            </form>
        </Dialog>
    );
}
