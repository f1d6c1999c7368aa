<?php

declare(strict_types=1);

namespace App\Http\Requests\Attachments;

use App\Http\Requests\ListRequest;
use App\Queries\Attachments\AttachmentSort;
use App\Queries\Lists\ListOrder;

/** Which page of a record's files. */
final class AttachmentListRequest extends ListRequest
{
    protected function sorts(): string
    {
        return AttachmentSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(AttachmentSort::AddedAt, descending: true);
    }

    protected function filterRules(): array
    {
        return [];
    }

    protected function multiValued(): array
    {
        return [];
    }
}
