<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Attachments\AttachmentRow;
use App\Data\Clients\HistoryEntry;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Data\Notes\NoteFeed;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/Event. */
final readonly class RsgEventPage
{
    /**
     * @param  list<Choice>  $owners  colleagues who work events
     * @param  Closure(): list<HistoryEntry>  $history
     * @param  DeferProp<NoteFeed>  $notes  the follow-up
     * @param  DeferProp<list<AttachmentRow>>  $attachments  the newest
     * @param  DeferProp<ListMeta>  $meta  of the files
     */
    public function __construct(
        public EventRow $event,
        public array $owners,
        public Closure $history,
        public DeferProp $notes,
        public DeferProp $attachments,
        public DeferProp $meta,
        /** Not closed, and the viewer may work it. */
        public bool $can_work,
    ) {}
}
