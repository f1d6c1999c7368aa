<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Queries\Lists\ListSort;

/** The orders of the lead list. */
enum LeadSort: string implements ListSort
{
    case Name = 'name';
    case Status = 'status';
    case Due = 'due';
    case Created = 'created_at';

    public function columns(): array
    {
        return match ($this) {
            self::Name => ['leads.last_name', 'leads.first_name'],
            self::Due => ['leads.next_action_due_at'],
            self::Status, self::Created => ["leads.{$this->value}"],
        };
    }

    public function isNullable(): bool
    {
        return $this === self::Due;
    }
}
