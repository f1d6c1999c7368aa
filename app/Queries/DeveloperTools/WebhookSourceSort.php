<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Queries\Lists\ListSort;

/** The orders of the list of webhook sources. */
enum WebhookSourceSort: string implements ListSort
{
    case Name = 'name';
    case CreatedAt = 'created_at';
    case LastUsedAt = 'last_used_at';

    public function columns(): array
    {
        return ["webhook_sources.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return $this === self::LastUsedAt;
    }
}
