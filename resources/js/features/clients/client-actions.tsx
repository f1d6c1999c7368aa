import {
    ChatBubbleLeftRightIcon,
    ClipboardDocumentIcon,
    EllipsisHorizontalIcon,
    PencilSquareIcon,
    PhoneIcon,
} from '@heroicons/react/24/outline';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useCall } from '@/features/contacts/call-link';
import { useViewer } from '@/hooks/use-viewer';
import { COMPOSER_ID } from '@/lib/composer';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

const COPIED = { PIN: 'PIN copied.', mobile: 'Mobile number copied.' };

/** The quick actions in the client header. */
export function ClientActions({ client }: { client: ClientHeader }) {
    const canWrite = useViewer()?.can.viewSMSPanel === true;
    const [message, setMessage] = useState('');
    const { start, canCall, dialog } = useCall({ type: 'client', id: client.id, name: client.full_name });
    const mobile = client.can_see_contact ? client.mobile : null;

    const copy = async (text: string, what: keyof typeof COPIED) => {
        try {
            await navigator.clipboard.writeText(text);
            setMessage(COPIED[what]);
        } catch {
            // Browsers allow the clipboard on secure pages only, and the user may refuse access.
            setMessage(`Couldn’t copy: the browser blocked it. The ${what} is ${text}.`);
        }
    };

    return (
        <>
            <span role="status" className="text-compact text-muted empty:hidden">
                {message}
            </span>
            {canWrite && (
                <LinkButton
                    size="sm"
                    icon={ChatBubbleLeftRightIcon}
                    href={`${clients.messages({ client: client.id }).url}#${COMPOSER_ID}`}
                    aria-keyshortcuts="m"
                >
                    Message
                </LinkButton>
            )}
            {client.can_contribute && (
                <LinkButton
                    size="sm"
                    icon={PencilSquareIcon}
                    href={`${clients.notes({ client: client.id }).url}#${COMPOSER_ID}`}
                    aria-keyshortcuts="n"
                >
                    Add note
                </LinkButton>
            )}
            <Menu trigger={<IconButton icon={EllipsisHorizontalIcon} label="More actions" size="sm" />}>
                {mobile && canCall && (
                    <MenuItem icon={PhoneIcon} onSelect={() => void start(mobile)}>
                        Call {mobile}
                    </MenuItem>
                )}
                {mobile && (
                    <MenuItem icon={ClipboardDocumentIcon} onSelect={() => void copy(mobile, 'mobile')}>
                        Copy mobile
                    </MenuItem>
                )}
                <MenuItem
                    icon={ClipboardDocumentIcon}
                    onSelect={() => void copy(client.pin, 'PIN')}
                    trailing={client.pin}
                >
                    Copy PIN
                </MenuItem>
            </Menu>
            {dialog}
        </>
    );
}
