<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Data\Attachments\AttachmentRow;
use App\Data\Clients\HistoryEntry;
use App\Data\Lists\ListMeta;
use App\Data\Notes\NoteFeed;
use App\Inertia\DeferProp;
use App\Inertia\OnceProp;
use Closure;

/** Clients/LeadDetails. */
final readonly class LeadDetailsPage
{
    /**
     * @param  OnceProp<LeadFormChoices>  $form_choices
     * @param  Closure(): list<HistoryEntry>  $history
     * @param  DeferProp<NoteFeed>  $notes
     * @param  DeferProp<list<AttachmentRow>>  $attachments  the newest
     * @param  DeferProp<ListMeta>  $meta  of the files
     */
    public function __construct(
        public LeadHeader $lead,
        public LeadForm $form,
        public int $version,
        public OnceProp $form_choices,
        public Closure $history,
        public DeferProp $notes,
        public DeferProp $attachments,
        public DeferProp $meta,
    ) {}
}
