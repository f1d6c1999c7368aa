import { ArrowsRightLeftIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu';
import { DueDay } from '@/features/leads/due-day';
import { cn } from '@/lib/cn';
import { clients as routes } from '@/routes/generated';
import { type LeadRow, type LeadStatus, LeadStatusLabels } from '@/types/generated';

interface LeadCardProps {
    lead: LeadRow;
    /** The statuses the lead may move to, empty if the viewer may not move it. */
    targets: readonly LeadStatus[];
    onDrag: (lead: LeadRow | null) => void;
    onMove: (lead: LeadRow, to: LeadStatus) => void;
}

export function LeadCard({ lead, targets, onDrag, onMove }: LeadCardProps) {
    const isMovable = targets.length > 0;
    const note = lead.lost_reason ?? lead.next_action;

    return (
        <li
            data-lead={lead.id}
            draggable={isMovable}
            onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', lead.full_name);
                onDrag(lead);
            }}
            onDragEnd={() => onDrag(null)}
            className={cn(
                'rounded-control border border-line bg-surface px-3 py-2.5 shadow-raised',
                isMovable && 'cursor-grab active:cursor-grabbing',
            )}
        >
            <div className="flex items-start gap-2">
                <Link
                    href={routes.leadsShow({ lead: lead.id })}
                    draggable={false}
                    className="min-w-0 flex-1 truncate rounded-tag font-medium hover:underline"
                >
                    {lead.full_name}
                </Link>
                {isMovable && (
                    <span className="-my-1 -mr-1.5">
                        <Menu
                            trigger={
                                <IconButton
                                    icon={ArrowsRightLeftIcon}
                                    label={`Move ${lead.full_name}`}
                                    size="sm"
                                    data-move=""
                                />
                            }
                        >
                            <MenuGroup label="Move to">
                                {targets.map((to) => (
                                    <MenuItem key={to} onSelect={() => onMove(lead, to)}>
                                        {to === 'converted' ? 'Convert to client' : LeadStatusLabels[to]}
                                    </MenuItem>
                                ))}
                            </MenuGroup>
                        </Menu>
                    </span>
                )}
            </div>
            {note && <p className="mt-0.5 line-clamp-2 text-compact text-muted">{note}</p>}
            <div className="mt-2 flex items-center gap-2 text-xs text-muted">
                {lead.due_on && <DueDay day={lead.due_on} isOverdue={lead.is_overdue} />}
                <span className="min-w-0 truncate">{lead.source}</span>
                <span className="ml-auto flex items-center gap-1.5">
                    {lead.owner_name ? <Avatar name={lead.owner_name} size="sm" /> : 'No owner'}
                </span>
            </div>
        </li>
    );
}
