<?php

declare(strict_types=1);

namespace App\Queries\Attachments;

use App\Queries\Lists\ListSort;

/** Files stand in the order in which they came. */
enum AttachmentSort: string implements ListSort
{
    case AddedAt = 'added_at';

    public function columns(): array
    {
        return ['attachments.id'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
