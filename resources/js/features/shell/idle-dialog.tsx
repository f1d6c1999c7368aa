import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { signOut } from '@/features/shell/session-actions';
import { requestJson } from '@/lib/http';
import { session } from '@/routes/generated';

/** Asks whether the user is still there. Any response from the server resets the idle time and closes the dialog. */
export default function IdleDialog({ remaining }: { remaining: number }) {
    const { stay, isAsking } = useStayingSignedIn();
    const stayButton = useRef<HTMLButtonElement>(null);

    return (
        <Dialog
            open
            onClose={stay}
            role="alertdialog"
            initialFocus={stayButton}
            size="sm"
            title="Are you still there?"
            description="You’ll be signed out because of inactivity."
            footer={
                <>
                    <Button onClick={signOut}>Sign out</Button>
                    <Button ref={stayButton} variant="primary" loading={isAsking} onClick={stay}>
                        Stay signed in
                    </Button>
                </>
            }
        >
            <p role="timer" className="text-figure font-strong tabular">
                {formatCountdown(remaining)}
            </p>
        </Dialog>
    );
}

function useStayingSignedIn() {
    const [isAsking, setIsAsking] = useState(false);

    const stay = async () => {
        setIsAsking(true);
        try {
            await requestJson(session.keepAlive());
        } catch (error) {
            console.error('Couldn’t keep the session.', error);
        } finally {
            setIsAsking(false);
        }
    };

    return { stay: () => void stay(), isAsking };
}

function formatCountdown(seconds: number): string {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
