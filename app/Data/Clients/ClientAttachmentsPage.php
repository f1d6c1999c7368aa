<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Attachments\AttachmentRow;
use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Attachments. */
final readonly class ClientAttachmentsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<AttachmentRow>>  $attachments
     * @param  DeferProp<ListMeta>  $meta
     */
    public function __construct(public Closure $client, public DeferProp $attachments, public DeferProp $meta, public bool $can_export) {}
}
