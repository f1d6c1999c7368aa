import {
    ArrowRightStartOnRectangleIcon,
    BellIcon,
    ChatBubbleLeftIcon,
    PencilSquareIcon,
    TrashIcon,
} from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { Field } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { Menu, MenuGroup, MenuItem, MenuLink } from '@/components/ui/menu';
import { Popover } from '@/components/ui/popover';
import { Textarea } from '@/components/ui/textarea';
import { Tooltip } from '@/components/ui/tooltip';
import { Example, Section } from '@/features/design/section';

export function OverlaysSection() {
    return (
        <Section
            id="overlays"
            title="Overlays"
            intro="Menus close on Escape, Tab, an outside click or a selection. Dialogs trap the focus and return it when they close."
        >
            <Example title="Examples">
                <MenuExample />
                <Popover label="Pending certification" trigger={<Button>Popover</Button>}>
                    <p className="font-strong">Responsible service of gambling</p>
                    <p className="mt-1 text-muted">Renew before 30 Nov 2026 to keep your access to deposits.</p>
                </Popover>
                <Tooltip text="Short text on hover and focus">
                    <Button>Tooltip</Button>
                </Tooltip>
                <DialogExample />
                <DrawerExample />
            </Example>
        </Section>
    );
}

function MenuExample() {
    const [chosen, setChosen] = useState('nothing');

    return (
        <>
            <Menu align="start" trigger={<Button>Menu</Button>}>
                <MenuGroup>
                    <MenuItem icon={PencilSquareIcon} trailing={<Kbd>E</Kbd>} onSelect={() => setChosen('Edit')}>
                        Edit client
                    </MenuItem>
                    <MenuItem icon={ChatBubbleLeftIcon} onSelect={() => setChosen('Message')}>
                        Message
                    </MenuItem>
                    <MenuItem icon={BellIcon} disabled onSelect={() => setChosen('Mute')}>
                        Mute (not allowed)
                    </MenuItem>
                </MenuGroup>
                <MenuGroup label="Leave">
                    <MenuLink icon={ArrowRightStartOnRectangleIcon} href="#colours">
                        Back to the top
                    </MenuLink>
                    <MenuItem icon={TrashIcon} danger onSelect={() => setChosen('Delete')}>
                        Delete note
                    </MenuItem>
                </MenuGroup>
            </Menu>
            <span className="sr-only" role="status">
                Selected: {chosen}
            </span>
        </>
    );
}

function DialogExample() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);

    return (
        <>
            <Button onClick={() => setOpen(true)}>Dialog</Button>
            <Dialog
                open={open}
                onClose={close}
                title="Decline this withdrawal?"
                description="The client is notified by SMS. The amount goes back to the balance."
                footer={
                    <>
                        <Button onClick={close}>Keep withdrawal</Button>
                        <Button variant="danger" onClick={close}>
                            Decline withdrawal
                        </Button>
                    </>
                }
            >
                <Field label="Reason" required help="Not visible to the client.">
                    <Textarea />
                </Field>
            </Dialog>
        </>
    );
}

function DrawerExample() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);

    return (
        <>
            <Button onClick={() => setOpen(true)}>Drawer</Button>
            <Drawer
                open={open}
                onClose={close}
                title="Add note"
                description="Visible to every colleague who can view the client."
                footer={
                    <Button variant="primary" onClick={close}>
                        Save note
                    </Button>
                }
            >
                <Field label="Note" required>
                    <Textarea rows={6} />
                </Field>
            </Drawer>
        </>
    );
}
