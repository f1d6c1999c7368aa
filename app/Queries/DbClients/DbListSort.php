<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Queries\Lists\ListSort;

/** The orders of the lists of prospects; there are few of them. */
enum DbListSort: string implements ListSort
{
    case Name = 'name';
    case Due = 'due_on';
    case Created = 'created_at';

    public function columns(): array
    {
        return ["db_lists.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return $this === self::Due;
    }
}
